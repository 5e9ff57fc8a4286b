import type { ProblemOfCode } from '@lemma/core/code-cell';
import { allBlocks, type Block, type CodeLanguage } from '@lemma/core/document';
import type { CorrectedQuestion, SubtaskStanding } from '@lemma/core/problem';
import {
  keysOfConstruction,
  placeKey,
  ProblemMathlet,
  readAnswerPlace,
  type AnswerPlace,
  type MathletDependency,
  type PageAnswers,
} from '@lemma/core/mathlet';
import { answeredPlaces } from '@lemma/viz-engine/mathlet';
import { createContext, type ReactNode } from 'react';

/** The questions of a page as one problem: data for its figures, and its reader's answers. */
export interface PageProblem {
  readonly mathlet: ProblemMathlet;
  /** What was given in fields, figures and options. */
  readonly answers: PageAnswers;
  /** Question numbers from 1, by id. */
  readonly questionNumbers: ReadonlyMap<string, number>;
  /** Answers that are given in figures (`placeKey`). */
  readonly answeredInFigures: ReadonlySet<string>;
}

/** Undefined on a page without questions. */
export const PageProblemContext = createContext<PageProblem | undefined>(undefined);

/** The corrections of the questions of a page, by number; undefined outside a correction. */
export const CorrectionContext = createContext<ReadonlyMap<number, CorrectedQuestion> | undefined>(undefined);

/** How far the learner is with the questions of a page, by number; undefined where nobody keeps it. */
export const SubtasksContext = createContext<ReadonlyMap<number, SubtaskStanding> | undefined>(undefined);

/** Where the answers of a page that are code are run; undefined where no problem is open, as in a preview. */
export const ProblemOfCodeContext = createContext<ProblemOfCode | undefined>(undefined);

/** The language of the code question around. */
export const CodeLanguageContext = createContext<CodeLanguage>('python');

/** What stands below an answer, by its key (`answerKeyText`). */
export type AnswerAside = (key: string) => ReactNode;

export const AnswerAsideContext = createContext<AnswerAside | undefined>(undefined);

/** The position of a figure: beside the problem of its page, unless it is in the text of a question. */
export const DependencyContext = createContext<MathletDependency>('sibling');

/** The problem of a page; undefined if it contains no questions. */
export function problemOf(blocks: readonly Block[], seed: number, answers: PageAnswers): PageProblem | undefined {
  const all = allBlocks(blocks);
  const questions = all.filter((block) => block.kind === 'question');
  if (questions.length === 0) return undefined;
  const places = all.flatMap(placesOf);
  return {
    mathlet: new ProblemMathlet({ questions, seed, answers }),
    answers,
    questionNumbers: new Map(questions.map(({ id, number }, index) => [id, number ?? index + 1])),
    answeredInFigures: new Set([...places.map(placeKey), ...all.flatMap(constructedKeys)]),
  };
}

/** The keys of the answers that a construction gives. */
function constructedKeys(block: Block): readonly string[] {
  return block.kind === 'cindy' ? keysOfConstruction(block.construction) : [];
}

/** The answers that a figure or an applet gives. */
function placesOf(block: Block): readonly AnswerPlace[] {
  if (block.kind === 'visualization') return answeredPlaces(block.visualization);
  const place = block.kind === 'applet' ? readAnswerPlace(block.answer) : undefined;
  return place === undefined ? [] : [place];
}
