import { isRaid } from './act/pointing.ts';
import type { GoldenHornMatch } from './match.ts';
import { RaidChoice } from './show/raid-choice.tsx';

/** What Golden Horn can lay over the table: with which cards to raid. */
export function Overlay({ context }: { readonly context: GoldenHornMatch }) {
  const { editor, phrases } = context;
  const { words, name } = phrases.speech;
  const { ways, picked } = editor.picking.value;
  const [target] = picked;
  const position = editor.open.value ? editor.position.value : null;
  if (!position || target?.on !== 'ship' || !ways.every(isRaid) || ways.length === 0) return null;
  const cargo = position.json.players[target.seat]?.ships[target.ship].cargo;
  if (!cargo) return null;
  return (
    <RaidChoice
      title={words.raid}
      question={words.raidQuestion(name(target.seat), target.ship, cargo.colour, cargo.cubes)}
      note={words.raidNote}
      choices={ways.map((way) => ({
        id: way.lines.map(({ text }) => text).join(', '),
        label: words.withCards(way.cards),
        cards: way.cards,
        onPick: () => editor.choose(way),
      }))}
      onClose={() => editor.cancel()}
    />
  );
}
