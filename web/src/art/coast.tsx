/**
 * The coast of the inner sea, in a box of 1000 × 700 that is stretched over the chart:
 * Iberia in the west, Italy and Greece from the north, Asia in the east, Africa along the foot.
 */
const LANDS: readonly string[] = [
  'M0 -10H1010V120Q985 108 962 118T918 96T880 60T846 34Q838 62 826 74T808 150Q800 176 812 196T800 238Q792 262 778 268T770 236Q760 210 766 188T744 150Q736 122 742 98T716 62T684 24Q640 36 604 18T560 30Q566 66 556 92T566 148Q572 176 560 190T570 238T552 262Q546 232 550 210T536 168T542 120T524 74T500 30Q462 22 430 34T372 18T310 30T268 20Q286 54 276 84T282 128Q262 118 246 132T204 128T160 142T120 130T60 142T0 128Z',
  'M0 190Q40 182 76 194T150 188T216 200T272 196Q290 240 278 276T284 338T276 404Q284 428 270 446T210 452T140 446T66 456T0 448Z',
  'M0 712V476Q46 486 92 474T176 484T264 472Q284 486 276 520T286 590T278 660Q330 676 392 668T480 678T560 664T640 682T740 672T824 680Q838 640 830 600T846 520Q856 486 880 470T900 420T890 372Q884 336 902 300T960 286T1010 296V712Z',
  'M562 320q14-6 26 2t16 18q-16 10-30 4t-12-24Z',
  'M806 452q22-8 44-2q-20 14-44 2Z',
];

/** Coastlines with their wash; the same path again, wider and faint, is the hatching of the shallows. */
export function Coast() {
  return (
    <g class="art-coast">
      {LANDS.map((d) => (
        <path key={d} d={d} fill="none" stroke="var(--coast)" stroke-width="7" opacity=".16" stroke-linejoin="round" />
      ))}
      {LANDS.map((d) => (
        <path
          key={d}
          d={d}
          fill="var(--land)"
          stroke="var(--coast)"
          stroke-width="1.1"
          stroke-linejoin="round"
          vector-effect="non-scaling-stroke"
        />
      ))}
    </g>
  );
}
