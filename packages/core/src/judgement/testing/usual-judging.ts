import type { Judging } from '../judging.ts';

/** Two decimals of a real number, in English, without variables. */
export const usualJudging: Judging = {
  drawn: new Map(),
  field: 'real',
  precision: { mode: 'atleast', digits: 2 },
  displayPrecision: 2,
  language: 'en',
};
