export function GoldenHornRoom(_: { readonly id: string }) {
  return null;
}
