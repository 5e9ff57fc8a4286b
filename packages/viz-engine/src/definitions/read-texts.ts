import { allInlines, textsIn, type Visualization } from '@lemma/core/document';
import type { SourceText, Span } from '@lemma/core/source';
import { variableIn } from '@lemma/core/variables';
import { finding, type FigureReport } from './finding.ts';
import type { FigureNames } from './names.ts';

/** Whether each condition in the texts of a figure currently holds. */
export type Conditions = ReadonlyMap<SourceText, () => boolean>;

/** Reads the conditions of all texts, and checks that they only mention what is defined and can be shown. */
export function readTexts(
  visualization: Visualization,
  names: FigureNames,
  wrong: ReadonlySet<string>,
  report: FigureReport,
): Conditions {
  const conditions = new Map<SourceText, () => boolean>();
  const { title, description, rows } = visualization;
  for (const inline of [title, description, ...textsIn(rows)].flatMap(allInlines)) {
    if (inline.kind === 'variable') checkMention(inline.name, inline.coordinate, inline.span, names, report);
    if (inline.kind === 'conditional') {
      conditions.set(inline.condition, readCondition(inline.condition, names, wrong, report));
    }
    if (inline.kind !== 'formula') continue;
    for (const mention of inline.variables) {
      const coordinate = /\[(\w*)\]/.exec(mention)?.[1];
      checkMention(variableIn(mention), coordinate, inline.span, names, report);
    }
  }
  return conditions;
}

/** An empty condition is always true (specification 002 §4); one about an invalid variable never holds. */
function readCondition(
  condition: SourceText,
  names: FigureNames,
  wrong: ReadonlySet<string>,
  report: FigureReport,
): () => boolean {
  if (condition.text.trim() === '') return () => true;
  const read = names.read(condition.text);
  if (!read.ok) {
    const found = names.explain(read.failure, condition, '');
    report({ ...found, data: { ...found.data, condition: condition.text } });
    return () => false;
  }
  const { compiled, dependsOn } = read.value;
  if ([...dependsOn].some((name) => wrong.has(name))) return () => false;
  if (compiled.type === 'truth') {
    const { memory } = names;
    return () => compiled.evaluate(memory.values);
  }
  report(
    finding('BAD_DEFINITION', condition.span, {
      name: '',
      reason: 'notATruth',
      text: condition.text,
      condition: condition.text,
    }),
  );
  return () => false;
}

function checkMention(
  name: string,
  coordinate: string | undefined,
  span: Span,
  names: FigureNames,
  report: FigureReport,
): void {
  const role = names.role(name);
  if (role === undefined) report(names.undefinedName(name, span));
  else if (
    coordinate !== undefined &&
    !((role === 'point' || role === 'vector') && names.memory.slots.has(`${name}[${coordinate}]`))
  ) {
    report(finding('UNPROPER_TEXT', span, { name, reason: 'wrongCoordinate', text: `${name}[${coordinate}]` }));
  } else if (role === 'shape') report(finding('UNPROPER_TEXT', span, { name, reason: 'cannotBeShown' }));
}
