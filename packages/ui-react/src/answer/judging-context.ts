import type { Judging } from '@lemma/core/judgement';
import { createContext } from 'react';

/** The values of the surrounding question, and how its answers are judged; undefined outside questions. */
export const JudgingContext = createContext<Judging | undefined>(undefined);
