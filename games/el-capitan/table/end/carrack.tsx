import type { Seat } from '@levante/contract';
import { fieldOf, SeatMark } from '@levante/table/art/marks.tsx';

const LINE = { stroke: 'var(--piece-line)', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

function Rigging() {
  return (
    <>
      <g {...LINE} fill="none" opacity=".8">
        <path d="M150 4L58 170M150 4L238 168M150 60L92 172M150 60L206 172M226 44L290 150M226 44L180 168M226 44L270 168M76 66L34 150M76 66L112 170" />
        <path d="M150 40L96 130M150 40L206 130M120 172L150 100L178 172M128 172L150 118L172 172" stroke-width=".8" />
      </g>
      <g {...LINE}>
        <path d="M150 0V186" stroke-width="5" />
        <path d="M226 40V180" stroke-width="4" />
        <path d="M76 62V170" stroke-width="3.6" />
        <path d="M258 166L318 118" stroke-width="4" />
      </g>
    </>
  );
}

/** Mizzen, topsail, main course with the mark, fore course. */
function Sails({ seat }: { seat: Seat }) {
  return (
    <g {...LINE} fill="var(--wash-light)" stroke-width="2.2">
      <path d="M28 132L98 62Q104 104 92 152Q66 130 28 132Z" />
      <path d="M24 136L102 58" stroke-width="3" />
      <path d="M128 26H174Q186 44 178 62H122Q132 44 128 26Z" />
      <path d="M102 72H200Q222 108 206 150H98Q116 110 102 72Z" fill={fieldOf(seat)} stroke-width="2.6" />
      <path d="M196 75Q214 108 201 146" fill="none" stroke="#000" opacity=".12" stroke-width="9" />
      <path d="M94 70H208M120 24H182" stroke-width="4" />
      <SeatMark seat={seat} x={156} y={111} size={58} />
      <path d="M206 62H254Q272 92 262 126H202Q216 92 206 62Z" />
      <path d="M200 60H260" stroke-width="3.4" />
      <path d="M248 66Q262 92 254 122" fill="none" stroke="#000" opacity=".1" stroke-width="6" />
      <path d="M226 62V126M114 82Q124 110 112 146" fill="none" stroke-width=".8" opacity=".5" />
    </g>
  );
}

function Pennants({ seat }: { seat: Seat }) {
  return (
    <g {...LINE} fill="var(--wash-roof)" stroke-width="1.5">
      <path d="M151 2Q178-10 196 0T236-4Q222 6 232 16Q206 8 190 12T151 14Z" fill={fieldOf(seat)} stroke-width="1.8" />
      <path d="M227 40Q244 32 256 38T280 36Q272 42 278 48Q262 44 252 47T227 48Z" />
      <path d="M77 62Q90 54 100 60T120 58Q114 63 118 69Q106 65 98 68T77 69Z" />
      <path d="M9 121Q-8 116-16 122T-34 120L-28 130L-34 138Q-20 134-10 138T9 136Z" fill={fieldOf(seat)} />
    </g>
  );
}

const GUNPORTS = [104, 126, 148, 170, 192];
const WINDOWS = [34, 48, 62];
const RAILS = [100, 120, 140, 160, 180, 200];

function Hull() {
  return (
    <g {...LINE}>
      <path
        d="M22 150H84L92 178H206L222 160H276L270 182Q262 214 236 238Q224 248 200 248H92Q58 248 44 214Q32 188 22 150Z"
        fill="var(--hull)"
        stroke-width="3"
      />
      <path d="M22 150H84L87 161H25Z" fill="var(--wash-stone)" stroke-width="1.8" />
      <path d="M222 160H276L273 171H214Z" fill="var(--wash-stone)" stroke-width="1.8" />
      <path
        d="M32 180H88M38 196Q150 214 266 196M46 216Q150 232 254 216M56 232Q150 244 240 234"
        fill="none"
        stroke-width="1.5"
        opacity=".7"
      />
      <path d="M92 178H206" stroke-width="4" />
      {GUNPORTS.map((x) => (
        <rect key={x} x={x} y="187" width="9" height="8" fill="var(--site-dark)" stroke-width="1.2" />
      ))}
      {WINDOWS.map((x) => (
        <path key={x} d={`M${x} 168v9h7v-9a3.5 3.5 0 0 0-7 0Z`} fill="var(--coin)" stroke-width="1.2" />
      ))}
      {RAILS.map((x) => (
        <path key={x} d={`M${x} 178v-8`} stroke-width="2.2" />
      ))}
      <path d="M97 170H204M22 150L8 136M8 136V120" fill="none" stroke-width="2" />
    </g>
  );
}

/** A great ship under the winner's colours, 352 × 262, keel at 248. */
export function Carrack({ seat }: { seat: Seat }) {
  return (
    <>
      <Rigging />
      <Sails seat={seat} />
      <Pennants seat={seat} />
      <Hull />
    </>
  );
}
