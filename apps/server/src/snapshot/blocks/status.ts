import type { ProblemStatus } from '@lemma/core/document';
import type { BlockMarkup } from '../block-markup.ts';
import { empty } from '../markup.ts';

/** There is nobody whose status it was. */
export const statusMarkup: BlockMarkup<ProblemStatus> = () => empty;
