import type { BookPlan, BookTexts } from '@levante/table/book/book.ts';

const CHAPTERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/** The clauses of the book, by the numbers that refusals cite. */
const CLAUSES = [
  '1.1',
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '2.1',
  '2.2',
  '2.3',
  '2.4',
  '3.1',
  '4.1',
  '4.2',
  '4.3',
  '4.4',
  '5.1',
  '5.2',
  '5.3',
  '5.4',
  '6.1',
  '6.2',
  '6.3',
  '6.4',
  '6.5',
  '7.1',
  '7.2',
  '7.3',
  '7.4',
  '8.1',
  '8.2',
  '9.1',
  '9.2',
  '10.1',
] as const;

export type ClauseNumber = (typeof CLAUSES)[number];

export type GoldenHornBookTexts = BookTexts<ClauseNumber, (typeof CHAPTERS)[number]>;

export const goldenHornPlan: BookPlan<ClauseNumber, (typeof CHAPTERS)[number]> = {
  code: 'GH',
  chapters: CHAPTERS,
  clauses: CLAUSES,
  related: {
    '1.1': ['9.1'],
    '1.3': ['1.4', '5.1'],
    '1.6': ['6.4', '7.3'],
    '2.3': ['5.2'],
    '2.4': ['7.2'],
    '3.1': ['4.1', '5.1', '6.2'],
    '4.1': ['4.2', '4.3'],
    '4.2': ['1.3', '7.4'],
    '4.4': ['6.1'],
    '5.1': ['1.3', '5.2'],
    '5.2': ['8.1'],
    '6.2': ['6.3', '6.4'],
    '6.3': ['6.2', '7.4'],
    '6.4': ['1.6', '7.3'],
    '6.5': ['7.1'],
    '7.1': ['7.2', '10.1'],
    '7.2': ['7.3', '7.4'],
    '7.4': ['2.4'],
    '8.1': ['8.2', '9.1'],
    '9.1': ['9.2'],
    '10.1': ['7.1'],
  },
};
