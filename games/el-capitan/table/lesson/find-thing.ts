import type { CityCode } from '@levante/el-capitan/rules';
import type { NextThing } from '@levante/table/match/lesson.ts';
import { type ActionLine, readLine } from '../match/lines.ts';
import type { Position } from '../match/position.ts';
import { dueLoans } from '../settlement/settlement.ts';

/** Where things of a city are found: on its tile, in the opened city, on the small tile that opens it. */
function* inCity(root: ParentNode, city: CityCode, inside: string, nth: number): Iterable<Element | null> {
  const thing = root.querySelectorAll(`.tile[data-city="${city}"] ${inside}`)[nth] ?? null;
  // In an opened city a first tap chooses, and a button does it.
  if (thing?.closest('dialog') && thing.getAttribute('data-sign') === 'chosen') {
    yield root.querySelector('.plan-go, .large-ask .button-primary');
  }
  yield thing;
  yield root.querySelector(`.small-tile[data-city="${city}"]`);
}

const drawer = (root: ParentNode, tab: string) => root.querySelector(`.drawer-tab[data-tab="${tab}"]`);

/** The first loan that is not yet answered as the lesson has it, else the button that confirms. */
function* inSettlement(root: ParentNode, position: Position, lines: readonly string[]): Iterable<Element | null> {
  const { actor } = position;
  const rows = root.querySelectorAll('.settle-loan');
  const due = actor === null ? [] : dueLoans(position, actor);
  for (const i of due.keys()) {
    const answer = readLine(lines[i] ?? '')?.verb;
    const side = rows[i]?.querySelector(`.settle-side[data-answer="${answer}"]`) ?? null;
    if (side?.getAttribute('aria-pressed') === 'false') yield side;
  }
  yield root.querySelector('.settle-confirm');
}

/** Finds what leads to the first of these lines from a position. */
export function* findThing(
  lines: readonly string[],
  { picked, root }: NextThing,
  position: Position,
  seat: number,
): Iterable<Element | null> {
  const line: ActionLine | null = readLine(lines[0] ?? '');
  const here = position.json.players[seat]?.ship?.city;
  const city = here === undefined || here === 'BANK' ? null : here;
  switch (line?.verb) {
    case undefined:
      break;
    case 'buy':
      yield root.querySelector(`.open-cards [data-piece="card-${line.card}"]`);
      yield drawer(root, 'cards');
      break;
    case 'sail':
      if (picked.length > 0) yield* inCity(root, line.city, '.tile-head', 0);
      yield root.querySelector(`.hand [data-piece="card-${line.card}"]`);
      yield drawer(root, 'hand');
      break;
    case 'reopen':
      // Its space would be ambiguous: a new house could be built there as well.
      if (city) yield* inCity(root, city, '.shut-house', position.json.cities[city]?.shut.indexOf(`${seat}`) ?? -1);
      break;
    case 'build':
      if (city) yield* inCity(root, city, 'button.site', line.site - 1);
      break;
    case 'fortress':
      if (city) yield* inCity(root, city, 'button.slot:not(.slot-berth)', line.site - 1);
      break;
    case 'loan':
      yield root.querySelectorAll('.loan')[position.board.loans.findIndex(({ amount }) => amount === line.amount)] ??
        null;
      yield drawer(root, 'bank');
      break;
    default:
      yield* inSettlement(root, position, lines);
  }
}
