import {
  allInlines,
  canvasesIn,
  textsIn,
  type BoardOptions,
  type Inline,
  type Visualization,
} from '@lemma/core/document';
import type { Finding, Span } from '@lemma/core/source';
import { variableIn } from '@lemma/core/variables';
import { warning, type Construction, type Variable } from '../definitions/index.ts';
import { Scene } from '../scene/index.ts';

/**
 * Findings about valid figures that are probably not what their author wanted: boards that show nothing, variables
 * nobody sees or can move, points outside their board, undefined values.
 */
export function checkUse(visualization: Visualization, construction: Construction): readonly Finding[] {
  const { definitions, rows, shared, span } = visualization;
  // What is set in another figure need not be reachable in this one.
  const sharedNames = new Set(shared.map(({ text }) => text));
  const canvases = canvasesIn(rows);
  const texts = textsIn(rows);
  if (definitions.length > 0 && canvases.length === 0 && texts.length === 0) {
    return [warning('NO_BOARD', { from: span.from, to: span.from })];
  }
  const scene = new Scene(construction);
  const boards = boardsByName(visualization);
  const mentioned = mentionedIn([...texts, visualization.title, visualization.description]);
  const places = new Map(definitions.toReversed().map(({ name, nameSpan }) => [name, nameSpan]));
  return [
    ...canvases.flatMap((canvas) => (canvas.plotted.length === 0 ? [warning('NOTHING_PLOTTED', canvas.span)] : [])),
    ...scene.variables.flatMap((variable) => {
      const { name } = variable;
      const at = places.get(name) ?? span;
      const own = boards.get(name);
      if (own !== undefined) return placeFinding(variable, scene.numbers(name), own, at) ?? [];
      if (isOutOfReach(variable, mentioned.names) && !sharedNames.has(name))
        return [warning('NEVER_PLOTTED', at, { name })];
      const isUsed = mentioned.names.has(name) || isNeeded(variable, construction, visualization, mentioned.conditions);
      return isUsed ? [] : [warning('NEVER_USED', at, { name })];
    }),
  ];
}

/** The boards on which each name is plotted. */
function boardsByName({ rows }: Visualization): ReadonlyMap<string, readonly BoardOptions[]> {
  const boards = new Map<string, BoardOptions[]>();
  for (const { plotted, options } of canvasesIn(rows)) {
    for (const { text } of plotted) boards.set(text.trim(), [...(boards.get(text.trim()) ?? []), options]);
  }
  return boards;
}

/** What texts mention: names of displayed values, and the conditions as written. */
interface Mentioned {
  readonly names: ReadonlySet<string>;
  readonly conditions: readonly string[];
}

function mentionedIn(texts: readonly (readonly Inline[])[]): Mentioned {
  const inlines = texts.flatMap(allInlines);
  const names = inlines.flatMap((inline) => {
    if (inline.kind === 'variable') return [inline.name];
    return inline.kind === 'formula' ? inline.variables.map(variableIn) : [];
  });
  const conditions = inlines.flatMap((inline) => (inline.kind === 'conditional' ? [inline.condition.text] : []));
  return { names: new Set(names), conditions };
}

/**
 * Whether a reader should be able to change it but cannot: it is on no board, and in no text where it could be typed.
 */
function isOutOfReach({ name, movable, element }: Variable, mentioned: ReadonlySet<string>): boolean {
  const isTyped = element.hold?.kind === 'terms' || element.control?.kind === 'field';
  return movable && !(isTyped && mentioned.has(name));
}

/** Whether something else uses it: another variable, a rule, a condition, or a question it answers. */
function isNeeded(
  { name, settings }: Variable,
  { variables }: Construction,
  { definitions, rules }: Visualization,
  conditions: readonly string[],
): boolean {
  if (settings.answer !== undefined) return true;
  if (variables.some((other) => other.name !== name && other.dependsOn.has(name))) return true;
  const right = new Set(variables.map((variable) => variable.name));
  const unread = definitions.filter((definition) => !right.has(definition.name));
  // Names may be written together, so a name that occurs anywhere in a text counts as mentioned there.
  return [
    ...conditions,
    ...rules.flatMap((rule) => [rule.condition?.text ?? '', ...rule.variables.map(({ text }) => text)]),
    ...unread.flatMap(({ values }) => values.map(({ text }) => text)),
  ].some((text) => text.includes(name));
}

/** Why something plotted is invisible at the start: it has no value, or is a point outside all of its boards. */
function placeFinding(
  { name, type: { role, type } }: Variable,
  numbers: readonly number[],
  boards: readonly BoardOptions[],
  span: Span,
): Finding | undefined {
  // Values from a problem may arrive later.
  if (type === 'problem' || type === 'question') return undefined;
  if (!numbers.every(Number.isFinite)) return warning('NO_VALUE', span, { name });
  const [x = NaN, y = NaN, z] = numbers;
  const isSeen = (board: BoardOptions) =>
    board.space !== undefined || (x >= board.left && x <= board.right && y >= board.bottom && y <= board.top);
  const [board] = boards;
  if (role !== 'point' || z !== undefined || board === undefined || boards.some(isSeen)) return undefined;
  const { left, right, bottom, top } = board;
  return warning('OUTSIDE_BOARD', span, { name, x: short(x), y: short(y), left, right, bottom, top });
}

/** A number as shown in messages. */
function short(number: number): number {
  return Number(number.toFixed(3));
}
