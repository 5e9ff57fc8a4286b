import { formatNumber, formatRational } from '@lemma/core/expression';
import type { AnswerPlace, FigureAnswer, Moved } from '@lemma/core/mathlet';
import type { NumberField, Variable } from '../definitions/index.ts';
import { isWritten, type ScenePosition, type Scene } from '../scene/index.ts';

/** A variable of a figure that is the answer to a question, and can be changed by whoever answers. */
export interface AnswerVariable {
  readonly name: string;
  readonly place: AnswerPlace;
  /** What is moved or written to change it: itself, or what it depends on. */
  readonly movedBy: readonly string[];
}

/** Decimals of a number whose field says nothing: noise of the computer is no part of an answer. */
const digits = 10;

/** The answers that a figure can give. A variable with an answer that nobody can change is none. */
export function answerVariables(variables: readonly Variable[]): readonly AnswerVariable[] {
  const movers = new Map<string, ReadonlySet<string>>();
  // Each stands after what it depends on.
  for (const { name, movable, follows } of variables) {
    const through = [...follows].flatMap((other) => [...(movers.get(other) ?? [])]);
    movers.set(name, new Set(movable ? [name, ...through] : through));
  }
  return variables.flatMap(({ name, settings: { answer } }) => {
    const movedBy = [...(movers.get(name) ?? [])];
    return answer === undefined || movedBy.length === 0 ? [] : [{ name, place: answer, movedBy }];
  });
}

/** What a figure answers where it is now. */
export function answersAt(
  scene: Scene,
  position: ScenePosition,
  answers: readonly AnswerVariable[],
): readonly FigureAnswer[] {
  return answers.map(({ name, place, movedBy }) => {
    const moved = movedBy.flatMap((mover) => {
      const held = position.get(mover);
      return held === undefined ? [] : [[mover, held] as const];
    });
    return { name, place, text: textOf(scene, name), moved: Object.fromEntries(moved) };
  });
}

/** A figure with the answers that were kept. */
export interface BroughtBack {
  readonly position: ScenePosition;
  /** Answers that cannot be brought back: the figure is another one now. */
  readonly lost: readonly string[];
}

/** Where a figure is when its answers are those that were kept. */
export function broughtBack(
  scene: Scene,
  answers: readonly AnswerVariable[],
  kept: readonly FigureAnswer[],
): BroughtBack {
  let position = scene.start;
  const lost: string[] = [];
  for (const { name, moved } of kept) {
    const movers = answers.find((answer) => answer.name === name)?.movedBy ?? [];
    const next = movers.reduce<ScenePosition | undefined>((reached, mover) => {
      // A variable may be called as what every object has.
      const to = Object.hasOwn(moved, mover) ? moved[mover] : undefined;
      return reached && to && putAt(scene, reached, mover, to);
    }, position);
    if (next === undefined || movers.length === 0) lost.push(name);
    else position = next;
  }
  return { position, lost };
}

/** The position with one variable where it was; undefined if it cannot be there. */
function putAt(scene: Scene, position: ScenePosition, name: string, moved: Moved): ScenePosition | undefined {
  const now = position.get(name);
  if (now === undefined) return undefined;
  if ('terms' in moved) {
    if (!isWritten(now) || now.terms.length !== moved.terms.length) return undefined;
    const written = scene.written(position, name, moved.terms, false);
    return written.ok ? written.value : undefined;
  }
  const isState = scene.variable(name)?.element.hold?.kind === 'state';
  if (isWritten(now) || !moved.every(Number.isFinite) || (!isState && moved.length !== now.length)) return undefined;
  return scene.moved(position, name, moved);
}

/** As it could be typed into a field: `1.5`, `[1; 2]` for a point or vector, rows of a matrix, a term. Empty: no value. */
function textOf(scene: Scene, name: string): string {
  const variable = scene.variable(name);
  if (variable === undefined) return '';
  if (variable.element.answer !== undefined) return variable.element.answer();
  const numbers = scene.numbers(name);
  if (!numbers.every(Number.isFinite)) return '';
  const texts = numbers.map((number) => numberText(number, variable.settings.field));
  switch (variable.type.role) {
    case 'number':
    case 'function':
    case 'text':
    case 'shape':
      return texts.join('; ');
    case 'point':
    case 'vector':
      return `[${texts.join('; ')}]`;
    case 'matrix':
      return `[${rowsOf(texts, variable.columns).join('; ')}]`;
  }
}

/** As its field says, which is how the learner reads it in the figure. */
function numberText(value: number, field: NumberField | undefined): string {
  switch (field?.kind) {
    case 'rational':
      return formatRational(value, field.maximumDenominator);
    case 'integer':
      return formatNumber(value, { digits: 0 });
    case 'real':
      return formatNumber(value, { digits: field.digits });
    case undefined:
      return formatNumber(value, { digits });
  }
}

function rowsOf(texts: readonly string[], columns: number): readonly string[] {
  const count = Math.ceil(texts.length / columns);
  return Array.from({ length: count }, (_, row) => `[${texts.slice(row * columns, (row + 1) * columns).join('; ')}]`);
}
