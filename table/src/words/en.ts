import { enTurn } from './en-act.ts';
import { enFollow } from './en-follow.ts';
import { enPage } from './en-page.ts';
import { enUi } from './en-ui.ts';
import type { Words } from './messages.ts';

export const en: Words = {
  ...enPage,
  seatWithoutName: (seat) => `Seat ${seat + 1}`,
  act: enTurn,
  follow: enFollow,
  ui: enUi,
};
