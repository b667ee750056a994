import './tile-payday.css';
import type { CityCode } from '@levante/el-capitan/rules';
import { Shield } from '@levante/table/art/marks.tsx';
import { Amount } from '@levante/table/ui/figures.tsx';
import { useTable } from '../match/context.ts';
import { type PayLine, payLines, paySums } from './payday-lines.ts';
import { paydayWords } from './words/en.ts';

/** Why a city pays, in words. */
export function reasonOf(line: PayLine): string {
  const words = paydayWords.value;
  if (line.why === 'fortress') return words.payFortress(line.whole);
  return line.why === 'first' ? words.payMajority(line.houses) : words.paySecond(line.houses);
}

/** The other face of a tile: who would be paid here now. */
export function TilePayday({ code }: { code: CityCode }) {
  const { props } = useTable();
  const words = paydayWords.value;
  const lines = payLines(code, props.forecast, props.state);
  return (
    <ul
      class="tile-payday"
      aria-label={words.paydayHere}
      data-lines={lines.length > 5 ? 'many' : lines.length > 3 ? 'some' : 'few'}
    >
      {lines.map((line) => (
        <li key={`${line.seat}-${line.why}`}>
          <Shield seat={line.seat} />
          <span class="unseen">{props.names[line.seat]}: </span>
          <span class="tile-payday-why" title={reasonOf(line)}>
            <span class="long">{words.payWord[line.why]}</span>
            <span class="short">{words.payShort[line.why]}</span>
          </span>
          <Amount amount={line.amount} />
        </li>
      ))}
      {lines.length === 0 && <li class="tile-payday-none">{words.noPay}</li>}
    </ul>
  );
}

/** On a small tile there is room for the sums alone. */
export function SmallPayday({ code }: { code: CityCode }) {
  const { props } = useTable();
  const words = paydayWords.value;
  return (
    <ul class="tile-payday" aria-label={words.paydayHere}>
      {paySums(code, props.forecast, props.state).map(({ seat, amount }) => (
        <li key={seat}>
          <Shield seat={seat} />
          <span class="unseen">{props.names[seat]}: </span>
          <Amount amount={amount} />
        </li>
      ))}
    </ul>
  );
}

/** The same, told at length under an opened city. */
export function CityPayday({ code }: { code: CityCode }) {
  const { props } = useTable();
  const words = paydayWords.value;
  const lines = payLines(code, props.forecast, props.state);
  const city = props.forecast.cities[code];
  return (
    <section class="city-payday">
      <h3>
        {words.paydayHere}
        {city && city.ranking.length > 0 && <span class="aside">{words.countingSpace(city.value)}</span>}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={`${line.seat}-${line.why}`}>
            <Shield seat={line.seat} />
            <span>
              <span class="unseen">{props.names[line.seat]}: </span>
              {reasonOf(line)}
            </span>
            <Amount amount={line.amount} />
          </li>
        ))}
        {lines.length === 0 && <li class="aside">{words.noPay}</li>}
      </ul>
    </section>
  );
}
