import type { Anchor } from '@lemma/core/document';
import { createContext, type ReactNode } from 'react';
import type { Values } from '../formula/index.ts';

/** The values of the variables around a text; none outside figures, quick checks and problems. */
export const ValuesContext = createContext<Values | undefined>(undefined);

/** Where the references of the page lead. */
export const AnchorsContext = createContext<ReadonlyMap<string, Anchor>>(new Map());

/** Shows an answer field of the question around, by its number from 1. */
export const AnswerFieldContext = createContext<(answer: number) => ReactNode>(() => undefined);
