import { CITY_CODES, COLOURS, SHIPS } from '@levante/golden-horn/rules';
import type { TableQuestion } from '@levante/table/match/game.ts';
import type { GoldenHornMatch } from '../log/phrases.ts';
import { isOpen, sizeOf, storeWorth } from '../match/position.ts';
import { goldenHornWords } from '../words/en.ts';
import { hornPlayersWords } from './words/en.ts';

/** What whoever sits here can ask of the position that is shown; nothing for who only watches. */
export function questionsOf({ view, names }: GoldenHornMatch): readonly TableQuestion[] {
  const said = hornPlayersWords.value;
  const position = view.scene.value?.position;
  const seat = view.handOf.value;
  const own = seat === null ? undefined : position?.json.players[seat];
  if (!position || seat === null || !own) return [];
  const { board, json } = position;
  const ships = () =>
    SHIPS.map((ship, i) => {
      const sails = board.fleets[own.fleet][i] ?? [];
      return `${goldenHornWords.value.shipLabel({ name: names[seat] ?? '', ship, sails, state: own.ships[ship] })}.`;
    }).join(' ');
  const store = () => {
    const { warehouse } = own;
    const points = isOpen(warehouse) ? goldenHornWords.value.score(storeWorth(warehouse, board.setBonus)) : '';
    return said.store(goldenHornWords.value.cubes(sizeOf(warehouse)), points);
  };
  const goods = () =>
    CITY_CODES.map((city) => {
      const lying = COLOURS.filter((colour) => json.cities[city][colour] > 0);
      return said.goodsIn(
        goldenHornWords.value.place(city),
        lying.map((colour) => goldenHornWords.value.goods(json.cities[city][colour], colour)),
      );
    }).join(' ');
  return [
    { question: said.shipsQuestion, answer: ships },
    { question: said.storeQuestion, answer: store },
    { question: said.goodsQuestion, answer: goods },
  ];
}
