import { withDrawnCode } from '../code-answer/index.ts';
import type { Choice, NumberRange, ProblemQuestion, Question, QuestionPlan, Tile } from '../document/index.ts';
import {
  drawnNumbers,
  permuted,
  redrawExercise,
  seedOfOrder,
  seedOfQuestion,
  usualDrawing,
  type Drawing,
  type Exercise,
} from '../exercise/index.ts';
import { gameRules } from '../game/index.ts';
import type { Language } from '../language/index.ts';
import { fail, succeed, type Result } from '../store/index.ts';
import { levelTasks } from './level-tasks.ts';

/** What decides the data of a problem: the seed of an attempt, and how often each question was drawn anew. */
export interface Draw {
  readonly seed: number;
  /** By question number; missing means never. */
  readonly generations: ReadonlyMap<number, number>;
  /** If missing, that of everything new. */
  readonly drawing?: Drawing;
  /** The level of a game that is played; without one nothing is asked in it. */
  readonly level?: number;
  /** The number of the only question that is handed out, where one task is handed out after another. */
  readonly only?: number;
}

/** A question that a learner is asked, with its data. */
export interface AskedQuestion {
  /** Its number in the problem. */
  readonly number: number;
  /** The pool it was drawn from. */
  readonly pool?: NumberRange;
  readonly question: ProblemQuestion;
  readonly exercise: Exercise;
  /** In the order in which they are shown. */
  readonly choices: readonly Choice[];
  readonly tiles: readonly Tile[];
}

/** The questions of a problem, and which of them are asked. */
export interface ProblemContent {
  readonly questions: readonly ProblemQuestion[];
  readonly plan?: QuestionPlan;
  readonly language: Language;
}

/** The questions that are asked, in their order, without those whose source has errors. Fails for a question whose data cannot be drawn. */
export function askedQuestions(
  content: ProblemContent,
  draw: Draw,
): Result<readonly AskedQuestion[], { readonly kind: 'notDrawn'; readonly question: number }> {
  const { questions, language } = content;
  const { seed, generations, drawing = usualDrawing } = draw;
  const asked: AskedQuestion[] = [];
  for (const { number, pool } of numbersDrawn(content, draw)) {
    const question = questions[number - 1];
    // What cannot be shown is not asked.
    if (question === undefined || question.isBroken === true) continue;
    const generation = generations.get(number) ?? 0;
    const exercise = redrawExercise(question, { seed, generation, drawing }, language);
    if (!exercise.ok) return fail({ kind: 'notDrawn', question: number });
    const order = orderOf(question, { seed, generation, drawing });
    asked.push({
      number,
      ...(pool && { pool }),
      question: withDrawnCode(question, exercise.value.drawn),
      exercise: exercise.value,
      choices: permuted(question.choices, question.permutedChoices, order.choices),
      tiles: permuted(question.tiles, { first: 1, last: question.tiles.length }, order.tiles),
    });
  }
  return succeed(asked);
}

/** Numbers of the questions that would be asked if their source had no errors. */
export function brokenNumbers(
  content: Omit<ProblemContent, 'language'>,
  draw: Omit<Draw, 'generations'>,
): readonly number[] {
  const isBroken = (number: number) => content.questions[number - 1]?.isBroken === true;
  return numbersDrawn(content, draw).flatMap(({ number }) => (isBroken(number) ? [number] : []));
}

function numbersDrawn(
  { questions, plan }: Omit<ProblemContent, 'language'>,
  { seed, drawing = usualDrawing, level = 0 }: Pick<Draw, 'seed' | 'drawing' | 'level'>,
): readonly { readonly number: number; readonly pool?: NumberRange }[] {
  const poolSeed = drawing === 'apart' ? seedOfOrder('pools', seed) : seed;
  return plan !== undefined && gameRules(plan) !== undefined
    ? levelTasks(plan, level, poolSeed)
    : drawnNumbers(plan?.pools ?? [], questions.length, poolSeed);
}

/** The seeds of the order of the choices and tiles of a question. */
function orderOf(
  question: ProblemQuestion,
  { seed, generation, drawing }: { readonly seed: number; readonly generation: number; readonly drawing: Drawing },
): { readonly choices: number; readonly tiles: number } {
  const own = seedOfQuestion(question, seed, generation);
  switch (drawing) {
    case 'apart':
      return { choices: seedOfOrder('choices', own), tiles: seedOfOrder('tiles', own) };
    case 'together': {
      const choices = generation === 0 ? seed : own;
      return { choices, tiles: seedOfOrder('tiles', choices) };
    }
  }
}

/** The id of a choice or tile as it is handed out: its place, which says nothing about it. */
export function placeId(index: number): string {
  return String(index + 1);
}

/** The author's ids of options as they were handed out: `2` and `2:yes` name the second choice that was shown. */
export function authorOptions(
  shown: ReadonlySet<string>,
  { choices }: Pick<AskedQuestion, 'choices'>,
): ReadonlySet<string> {
  return new Set([...shown].flatMap((option) => renamed(option, (place) => choices[Number(place) - 1]?.id, choices)));
}

/** The reverse: an option of the author as it was handed out. */
export function shownOption(option: string, { choices }: Pick<AskedQuestion, 'choices'>): string | undefined {
  const place = (id: string) => {
    const index = choices.findIndex((choice) => choice.id === id);
    return index === -1 ? undefined : placeId(index);
  };
  return renamed(option, place, choices)[0];
}

/** The cells of a matrix are named by row and column: nothing to rename. */
function renamed(
  option: string,
  rename: (id: string) => string | undefined,
  choices: Question['choices'],
): readonly string[] {
  if (choices.length === 0) return [option];
  const [, id = option, side = ''] = /^(.*?)(:yes|:no)$/.exec(option) ?? [];
  const name = rename(id);
  return name === undefined ? [] : [name + side];
}

/** The text of an answer field in the author's words: a tile is named by its place when it is handed out. */
export function authorText(
  text: string,
  type: ProblemQuestion['answers'][number]['type'],
  { tiles }: Pick<AskedQuestion, 'tiles'>,
): string {
  return type === 'tile' ? (tiles[Number(text) - 1]?.id ?? '') : text;
}
