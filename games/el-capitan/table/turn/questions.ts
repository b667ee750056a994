import type { Seat } from '@levante/contract';
import type { TableQuestion } from '@levante/table/match/game.ts';
import type { ElCapitanMatch } from './match.ts';
import type { PaysPart } from './prompt.ts';
import { turnWords } from './words/en.ts';

const ownerOf = (house: string): Seat => Number.parseInt(house, 10);

/** What whoever sits here can ask of the position that is shown; nothing for who only watches. */
export function questionsOf({ view, phrases }: ElCapitanMatch): readonly TableQuestion[] {
  const words = turnWords.value.told;
  const { namer } = phrases;
  const position = view.scene.value?.position;
  const seat = view.handOf.value;
  if (!position || seat === null) return [];
  const { forecast, cities } = position.forecast;
  const inRank = (rank: number) =>
    Object.entries(cities).flatMap(([code, { ranking }]) =>
      ranking[rank] !== undefined && ownerOf(ranking[rank]) === seat ? [namer.place(code)] : [],
    );
  const parts = (): readonly PaysPart[] => {
    const mine = forecast.find((one) => one.seat === seat);
    if (!mine) return [];
    const of = (from: 'majority' | 'fortress') =>
      Object.entries(mine[from]).map(([code, amount]) => ({ from, city: namer.place(code), amount }));
    const spread: readonly PaysPart[] = mine.spread === 0 ? [] : [{ from: 'spread', amount: mine.spread }];
    return [...spread, ...of('majority'), ...of('fortress')];
  };
  const shut = () =>
    Object.entries(cities).flatMap(([code, { nextShut }]) => {
      if (nextShut === null) return [];
      const owner = ownerOf(nextShut);
      return [{ city: namer.place(code), owner: owner === seat ? null : namer.seat(owner) }];
    });
  return [
    { question: words.firstQuestion, answer: () => words.first(inRank(0), inRank(1)) },
    {
      question: words.paysQuestion,
      answer: () => words.pays(forecast.find((one) => one.seat === seat)?.total ?? 0, parts()),
    },
    { question: words.shutQuestion, answer: () => words.shut(shut()) },
  ];
}
