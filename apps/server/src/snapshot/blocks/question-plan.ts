import type { QuestionPlan } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { empty } from '../markup.ts';

/** It says nothing by itself. */
export const questionPlanMarkup: BlockMarkup<QuestionPlan> = () => empty;
