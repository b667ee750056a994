import { encode } from 'uqr';

/** Width of the empty border around the code in modules, needed by cameras. */
const QUIET_ZONE = 2;

/** Renders a text as a QR code: dark modules on light paper in both themes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((module, x) => (module ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  );
}
