import type { Judging } from '@lemma/core/judgement';
import { createContext } from 'react';

/** The values of the question around, and how its answers are judged; undefined outside of questions. */
export const JudgingContext = createContext<Judging | undefined>(undefined);
