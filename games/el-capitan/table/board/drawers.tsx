import { type Drawer, Tabs } from '@levante/table/ui/dialog.tsx';
import type { ComponentChildren } from 'preact';
import { useTable } from '../match/context.ts';
import { tableWords } from '../match/words/en.ts';

const NAMES = ['cards', 'hand', 'bank', 'log'] as const;
type Name = (typeof NAMES)[number];

/** On a small screen cards, hand, bank and log are drawers behind tabs; lying down, the log has the room below the turn. */
export function Drawers(contents: { readonly [name in Name]: ComponentChildren }) {
  const { props, layout } = useTable();
  const words = tableWords.value;
  const { state, handOf, pointing } = props;
  const { hand = [], loans = [] } = (handOf === null ? undefined : state.players[handOf]) ?? {};
  const chosen = hand.some((card) => pointing.sign({ on: 'hand-card', card }) === 'chosen');
  const counts: { readonly [name in Name]: number | null } = {
    cards: state.destination.open.length + state.connection.open.length,
    hand: handOf === null ? null : hand.length,
    bank: null,
    log: null,
  };
  const isThere = (name: Name) => (name === 'hand' ? handOf !== null : name !== 'log' || layout !== 'across');
  const drawers = NAMES.filter(isThere).map((name): Drawer => {
    const drawer = { id: name, name: words.tabs[name], count: counts[name], contents: contents[name] };
    // What was bought or taken is said under the thumb, with a way back.
    return name === 'log' ? drawer : { ...drawer, until: `${hand.length} ${loans.length} ${chosen}` };
  });
  return <Tabs drawers={drawers} notice={props.notice} />;
}
