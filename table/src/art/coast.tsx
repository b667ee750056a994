/**
 * The coast of the inner sea, in a box of 1000 × 700 that is stretched over the chart: the north with Italy
 * and Greece hanging from it, Iberia in the west, Africa along the foot, the Levant in the east, and islands.
 * The tiles lie over it, so what counts is what shows between them.
 */
const LANDS: readonly string[] = [
  'M-10 -10H1010V150Q992 132 996 104T978 60T948 22Q900 8 868 16T812 8T760 18Q742 40 748 66T724 92T700 60T684 20Q640 6 600 18T540 10Q552 40 548 66T574 120T582 176T604 214T580 232Q566 206 558 182T528 128T500 66T470 18Q420 4 380 16T310 10T276 26Q264 54 240 62T160 40T84 52T30 34T-10 46Z',
  'M-10 170Q10 190 4 220T12 300T2 380T14 440T-10 470Z',
  'M-10 710V640Q14 652 10 676T60 690T150 684T240 694T282 668T300 640T284 690Q330 696 380 690T480 696T566 688T660 694T760 688T840 696T930 690Q972 676 984 640T978 560T988 470T980 400Q990 380 1010 372V710Z',
  'M262 226q10-10 24-6t14 16t-12 16t-26-4t0-22Z',
  'M276 446q6-12 14-4t2 22t2 26t-16 4t-6-24t4-24Z',
  'M548 444q16-8 30-2t22 14q-10 14-26 10t-26-22Z',
  'M732 228q14-8 26-2t18-6t8 14t-18 12t-28 2t-6-20Z',
  'M760 452q26-10 60-4q14 2 30-4q-16 20-44 20t-46-12Z',
  'M420 452q18-6 34 2t20 8q-22 10-40 6t-14-16Z',
];

/** Coastlines with their wash; the same lines again, wide and faint, are the shallows. */
export function Coast() {
  return (
    <g class="art-coast" stroke-linejoin="round">
      {LANDS.map((d) => (
        <path key={d} d={d} fill="none" stroke="var(--coast)" stroke-width="9" opacity=".1" />
      ))}
      {LANDS.map((d) => (
        <path
          key={d}
          d={d}
          fill="var(--land)"
          stroke="var(--coast)"
          stroke-width="1.1"
          vector-effect="non-scaling-stroke"
        />
      ))}
    </g>
  );
}
