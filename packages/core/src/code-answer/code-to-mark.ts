import { codeLanguageOf } from '../question/index.ts';
import type { CodeLanguage, CodeMarking, Question } from '../document/index.ts';
import type { CodePart, CodePlace, CodeToMark, MarkedSolution } from './code-mark.ts';
import { codeText, valueOfCode } from './code-text.ts';
import { functionNames } from './function-names.ts';

/** What makes the program of a code question. */
export type CodeQuestion = Pick<Question, 'type' | 'answers' | 'marking'>;

/** `@@USER_ANSWER_2@@`; `@@USER_ANSWER@@` is the first one. */
const placeholder = /@@USER_ANSWER(?:_(\d{1,3}))?@@/g;

/** The name of the part that holds the author's functions. */
const functionsPart = 'functions';

/** The name of the part that holds an answer, from 1. */
export function answerPart(answer: number): string {
  return `answer ${answer}`;
}

/** The number of the answer in a part of this name. */
export function answerOfPart(part: string | undefined): number | undefined {
  const [, number] = /^answer (\d{1,3})$/.exec(part ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

/**
 * The program of a learner: the author's functions, with answers at their placeholders, and after them the other answers,
 * in order. `values` are the texts of the answers.
 */
export function programParts(
  { answers, marking }: CodeQuestion,
  values: readonly (string | undefined)[],
): readonly CodePart[] {
  const codes = codesOf({ answers }, values);
  const functions = marking?.functions?.text ?? '';
  const placed = new Set([...functions.matchAll(placeholder)].map(([, number]) => Number(number ?? 1)));
  return [
    ...(functions.trim() === ''
      ? []
      : [
          {
            name: functionsPart,
            text: linesFilledIn(functions, codes)
              .map(({ text }) => text)
              .join('\n'),
          },
        ]),
    ...codes.flatMap((text, index) => (placed.has(index + 1) ? [] : [{ name: answerPart(index + 1), text }])),
  ];
}

/** A line of an answer: the number of the answer and the line as it stands in its editor, both from 1. */
export interface LineOfAnswer {
  readonly answer: number;
  readonly line: number;
}

/**
 * The first of some places in a program that is in the code of a learner, whether that code is a part of its own or stands
 * at a placeholder; undefined if none is.
 */
export function lineOfAnswer(
  { answers, marking }: CodeQuestion,
  values: readonly (string | undefined)[],
  places: readonly CodePlace[],
): LineOfAnswer | undefined {
  const functions = linesFilledIn(marking?.functions?.text ?? '', codesOf({ answers }, values));
  const found = places.flatMap(({ part, line }) => {
    if (part === functionsPart) return functions[line - 1]?.place ?? [];
    const answer = answerOfPart(part);
    return answer === undefined ? [] : [{ answer, line }];
  });
  return found[0];
}

/** What the sandbox needs to mark the answers to a question; undefined if it is not marked by code. */
export function codeToMark(question: CodeQuestion, values: readonly (string | undefined)[]): CodeToMark | undefined {
  const language = codeLanguageOf(question.type);
  const { marking, answers } = question;
  if (language === undefined || marking === undefined) return undefined;
  const solution = solutionOf(question, marking);
  return {
    language,
    parts: programParts(question, values),
    answers: codesOf(question, values),
    functions: calledFunctions(language, marking, answers),
    evaluator: asked(marking.evaluator.text),
    ...(solution && { solution }),
  };
}

/** The program of the solutions; undefined if one of them does not fit into its fragment, which is a finding. */
function solutionOf(question: CodeQuestion, { grades }: CodeMarking): MarkedSolution | undefined {
  const values = question.answers.flatMap(({ fragment, solution }) => {
    const value = fragment && solution.text.trim() !== '' ? valueOfCode(fragment, solution.text) : undefined;
    return value ?? [];
  });
  if (values.length < question.answers.length) return undefined;
  const isRightByItself = !grades.some(({ exit }) => exit === 0);
  return {
    parts: programParts(question, values),
    answers: codesOf(question, values),
    exits: [...(isRightByItself ? [0] : []), ...grades.flatMap(({ exit, score }) => (score === 1 ? [exit] : []))],
  };
}

/** The author's code and solutions say what is defined: an answer that lacks a function fails when it is called. */
function calledFunctions(
  language: CodeLanguage,
  { functions }: CodeMarking,
  answers: Question['answers'],
): readonly string[] {
  const defining = [
    functions?.text ?? '',
    ...answers.flatMap(({ fragment, solution }) => [fragment?.text, solution.text]),
  ];
  return [...new Set(defining.flatMap((text) => functionNames(language, text ?? '')))];
}

function codesOf({ answers }: Pick<CodeQuestion, 'answers'>, values: readonly (string | undefined)[]) {
  return answers.map(({ fragment }, index) => codeText(fragment ?? { text: '', editableRanges: [] }, values[index]));
}

interface FilledLine {
  readonly text: string;
  /** The line of an answer that stands in it; missing if it is the author's alone. */
  readonly place?: LineOfAnswer;
}

/** Code with answers in their places, line by line; further lines of an answer that begins its line are indented like its first. */
function linesFilledIn(code: string, answers: readonly string[]): readonly FilledLine[] {
  return code.split('\n').flatMap((line) => {
    const indent = /^[ \t]*(?=@@)/.exec(line)?.[0] ?? '';
    const filled: FilledLine[] = [{ text: '' }];
    let at = 0;
    const append = (text: string, place?: LineOfAnswer): void => {
      const last = filled.pop();
      const first = last?.place ?? place;
      filled.push({ text: (last?.text ?? '') + text, ...(first && { place: first }) });
    };
    for (const match of line.matchAll(placeholder)) {
      const answer = Number(match[1] ?? 1);
      append(line.slice(at, match.index));
      at = match.index + match[0].length;
      for (const [index, text] of (answers[answer - 1] ?? '').split('\n').entries()) {
        if (index > 0) filled.push({ text: indent });
        append(text, { answer, line: index + 1 });
      }
    }
    append(line.slice(at));
    return filled;
  });
}

/** In an evaluator a placeholder asks for the value of an answer; in quotation marks for its text. */
function asked(evaluator: string): string {
  return evaluator
    .replace(/("""|'''|"|')@@USER_ANSWER(?:_(\d{1,3}))?@@\1/g, (_, __, number?: string) => `answertext(${number ?? 1})`)
    .replace(placeholder, (_, number?: string) => `answer(${number ?? 1})`);
}
