import { formatNumber, formatRational } from '@lemma/core/expression';
import type { AnswerPlace, FigureAnswer, Moved } from '@lemma/core/mathlet';
import type { NumberField, Variable } from '../definitions/index.ts';
import { isWritten, type ScenePosition, type Scene } from '../scene/index.ts';

/** A variable of a figure that answers a question and can be changed by the learner. */
export interface AnswerVariable {
  readonly name: string;
  readonly place: AnswerPlace;
  /** The variables that are moved or edited to change it: itself, or what it depends on. */
  readonly movedBy: readonly string[];
}

/** Decimals of a number without a field: floating-point noise is not part of an answer. */
const digits = 10;

/** The answers that a figure can provide. A variable with an answer that nobody can change does not count. */
export function answerVariables(variables: readonly Variable[]): readonly AnswerVariable[] {
  const movers = new Map<string, ReadonlySet<string>>();
  // Each comes after its dependencies.
  for (const { name, movable, follows } of variables) {
    const through = [...follows].flatMap((other) => [...(movers.get(other) ?? [])]);
    movers.set(name, new Set(movable ? [name, ...through] : through));
  }
  return variables.flatMap(({ name, settings: { answer } }) => {
    const movedBy = [...(movers.get(name) ?? [])];
    return answer === undefined || movedBy.length === 0 ? [] : [{ name, place: answer, movedBy }];
  });
}

/** The answers of a figure in its current state. */
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

/** A figure restored from stored answers. */
export interface BroughtBack {
  readonly position: ScenePosition;
  /** Answers that cannot be restored: the figure has changed since. */
  readonly lost: readonly string[];
}

/** The position of a figure in which its answers are the stored ones. */
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
      // A variable may have the name of an Object.prototype member.
      const to = Object.hasOwn(moved, mover) ? moved[mover] : undefined;
      return reached && to && putAt(scene, reached, mover, to);
    }, position);
    if (next === undefined || movers.length === 0) lost.push(name);
    else position = next;
  }
  return { position, lost };
}

/** The position with one variable restored; undefined if that is not possible. */
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

/**
 * In the form it could be typed into a field: `1.5`, `[1; 2]` for a point or vector, rows of a matrix, a term. Empty:
 * no value.
 */
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

/** Formatted according to its field, as the learner sees it in the figure. */
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
