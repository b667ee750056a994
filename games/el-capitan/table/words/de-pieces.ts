import { formFor, many } from '@levante/table/words/de-plural.ts';

/** What the pieces of the game are called with a number, in the nominative and the accusative. */
export const deFlorins = (amount: number): string => many(amount, 'Florin');
export const houses = (count: number): string => many(count, 'Haus', 'Häuser');
export const fortresses = (count: number): string => many(count, 'Festung', 'Festungen');
export const deSailingCards = (count: number): string => many(count, 'Karte', 'Karten');
export const seals = (count: number): string => many(count, 'Siegel');
export const cities = (count: number): string => many(count, 'Stadt', 'Städte');
export const ways = (count: number): string => many(count, 'Weg', 'Wege');

/** `in 1 Stadt`, `in 3 Städten`. */
export const inCities = (count: number): string => `in ${many(count, 'Stadt', 'Städten')}`;
/** After an article: `ein neutrales Haus`, `das neutrale Haus`; without one as after `ein`. */
export const house = (neutral: boolean): string => (neutral ? 'neutrales Haus' : 'Haus');
export const theHouse = (neutral: boolean): string => (neutral ? 'das neutrale Haus' : 'das Haus');
/** The verb that goes with a number of things that stay. */
export const remain = (count: number): string => formFor(count, 'bleibt', 'bleiben');
