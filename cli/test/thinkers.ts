import { type BotKit, kitOf, randomBot } from '@levante/bots';
import { type CoinRaceState, coinRace } from '@levante/coin-race/rules';
import { type Action, ActionBuffer, type Bot } from '@levante/contract';
import { elCapitan } from '@levante/el-capitan/rules';
import { goldenHorn } from '@levante/golden-horn/rules';
import { DEPENDENCIES, type Dependencies } from '../src/lib/dependencies.ts';
import { COIN_DEPENDENCIES } from './dependencies.ts';

/** Bot that takes one step, and uses its whole budget for it. */
const ponderer: Bot<CoinRaceState> = {
  level: 'ponderer',
  think: (_game, _view, _seat, _random, budget) => {
    while (budget.remaining() > 0);
    return { actions: [1], chances: [1 / 3, 2 / 3], weighed: 7 };
  },
};

/** Bot that returns an illegal action: a step of two without a point. */
const cheat: Bot<CoinRaceState> = { level: 'cheat', think: () => ({ actions: [2] }) };

/** The coin race with slow and faulty bots. */
export const THINKERS: BotKit = kitOf(coinRace, [randomBot(), cheat, ponderer]);

export const THINKING_HOUSE: Dependencies = { ...COIN_DEPENDENCIES, kits: new Map([[coinRace.id, THINKERS]]) };

/** Returns a bot of any game that always answers with a whole turn of first legal actions. */
function planner<S>(): Bot<S> {
  const legal = new ActionBuffer();
  return {
    level: 'planner',
    think: (game, view, seat, random) => {
      const state = game.clone(view);
      const actions: Action[] = [];
      while (game.actor(state) === seat) {
        game.legal(state, legal);
        const action = legal.at(random.below(legal.length));
        actions.push(action);
        game.apply(state, action);
      }
      return { actions };
    },
  };
}

/** The shipped games with bots that plan whole turns. */
export const PLANNING_DEPENDENCIES: Dependencies = {
  ...DEPENDENCIES,
  kits: new Map([
    [elCapitan.id, kitOf(elCapitan, [planner()])],
    [goldenHorn.id, kitOf(goldenHorn, [planner()])],
  ]),
};

/** Returns the same kit, recording the questions to its bots with their time budgets. */
export function listen(kit: BotKit) {
  const questions: { readonly seat: number; readonly ms: number }[] = [];
  const think: BotKit['think'] = (question) => {
    questions.push({ seat: question.seat, ms: question.budget?.remaining() ?? Number.POSITIVE_INFINITY });
    return kit.think(question);
  };
  return { questions, kit: { ...kit, think } };
}
