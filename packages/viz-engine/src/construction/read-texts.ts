import { textsIn, type Inline, type Visualization } from '@lemma/core/document';
import type { SourceText, Span } from '@lemma/core/source';
import { variableIn } from '@lemma/core/variables';
import { finding, type Report } from './finding.ts';
import type { Names } from './names.ts';

/** Whether each condition in the texts of a figure holds now. */
export type Conditions = ReadonlyMap<SourceText, () => boolean>;

/** Reads the conditions of all texts, and checks that they mention only what is defined and can be shown. */
export function readTexts(visualization: Visualization, names: Names, report: Report): Conditions {
  const conditions = new Map<SourceText, () => boolean>();
  const read = (content: readonly Inline[]): void => {
    for (const inline of content) {
      switch (inline.kind) {
        case 'variable':
          checkMention(inline.name, inline.coordinate, inline.span, names, report);
          break;
        case 'formula':
          for (const mention of inline.variables) {
            const coordinate = /\[(\w*)\]/.exec(mention)?.[1];
            checkMention(variableIn(mention), coordinate, inline.span, names, report);
          }
          break;
        case 'conditional':
          conditions.set(inline.condition, readCondition(inline.condition, names, report));
          read(inline.then);
          read(inline.otherwise);
          break;
        case 'styled':
        case 'link':
          read(inline.content);
          break;
        default:
          break;
      }
    }
  };
  const { title, description, rows } = visualization;
  for (const line of [title, description, ...textsIn(rows)]) read(line);
  return conditions;
}

/** An empty condition is always true (specification 002 §4). */
function readCondition(condition: SourceText, names: Names, report: Report): () => boolean {
  if (condition.text.trim() === '') return () => true;
  const read = names.read(condition.text);
  if (!read.ok) {
    report(names.explain(read.failure, condition, ''));
    return () => false;
  }
  const { compiled } = read.value;
  if (compiled.type === 'truth') {
    const { memory } = names;
    return () => compiled.evaluate(memory.values);
  }
  report(finding('BAD_DEFINITION', condition.span, { name: '', reason: 'notATruth', text: condition.text }));
  return () => false;
}

function checkMention(name: string, coordinate: string | undefined, span: Span, names: Names, report: Report): void {
  const role = names.role(name);
  if (role === undefined) report(finding('VARIABLE_NOT_DEFINED', span, { name }));
  else if (
    coordinate !== undefined &&
    !((role === 'point' || role === 'vector') && names.memory.slots.has(`${name}[${coordinate}]`))
  ) {
    report(finding('UNPROPER_TEXT', span, { name, reason: 'wrongCoordinate', text: `${name}[${coordinate}]` }));
  } else if (role === 'shape') report(finding('UNPROPER_TEXT', span, { name, reason: 'cannotBeShown' }));
}
