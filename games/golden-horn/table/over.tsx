import { isRaid } from './act/pointing.ts';
import type { GoldenHornSeated } from './seated.ts';
import { RaidChoice } from './show/raid-choice.tsx';

/** What Golden Horn can lay over the table: with which cards to raid. */
export function Over({ seated }: { readonly seated: GoldenHornSeated }) {
  const { acting, voice } = seated;
  const { words, name } = voice.speech;
  const { ways, picked } = acting.picking.value;
  const [target] = picked;
  const position = acting.open.value ? acting.position.value : null;
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
        onPick: () => acting.choose(way),
      }))}
      onClose={() => acting.cancel()}
    />
  );
}
