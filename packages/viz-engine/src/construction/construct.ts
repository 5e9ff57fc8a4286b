import type { Visualization } from '@lemma/core/document';
import type { Finding } from '@lemma/core/source';
import { checkNames, toFinding, type VariableDefinition } from '@lemma/core/variables';
import { checkPlots } from './check-plots.ts';
import { drawRandom } from './draw-random.ts';
import { finding, type Report } from './finding.ts';
import type { Memory } from './memory.ts';
import { Names } from './names.ts';
import { inDependencyOrder } from './order.ts';
import { readTexts, type Conditions } from './read-texts.ts';
import { readVariable } from './read-variable.ts';
import { computeValues, type Variable } from './variable.ts';

/** A figure that has been read: everything that is right in it, and everything that is wrong. */
export interface Construction {
  /** Each after what it depends on. */
  readonly variables: readonly Variable[];
  /** With the values the figure starts with. */
  readonly memory: Memory;
  readonly conditions: Conditions;
  /** In the order of the source. */
  readonly findings: readonly Finding[];
}

/** Reads a figure. The seed decides its random variables. Reading is checking: what could be read can be drawn. */
export function construct(visualization: Visualization, seed: number): Construction {
  const findings: Finding[] = [];
  const report: Report = (found) => void findings.push(found);
  const { definitions } = visualization;
  for (const failure of checkNames(definitions)) report(toFinding(failure));
  const names = new Names(definitions);
  const { memory } = names;

  const read = firstOfEachName(definitions).flatMap((definition) => readVariable(definition, names, report) ?? []);
  const { ordered, circular } = inDependencyOrder(read);
  for (const { name, definition } of circular) {
    report(finding('BAD_DEFINITION', definition.span, { name, reason: 'dependsOnItself' }));
  }
  drawRandom(visualization, seed, memory, findings, report);
  for (const { variable } of ordered) {
    if (variable.element.call !== undefined) memory.functions.set(variable.name, variable.element.call);
  }
  for (const { variable } of ordered) computeValues(variable, memory);
  for (const { laterChecks } of ordered) for (const check of laterChecks) check();

  const conditions = readTexts(visualization, names, report);
  checkPlots(visualization, names, ordered, report);
  findings.sort((a, b) => a.span.from - b.span.from);
  return { variables: ordered.map(({ variable }) => variable), memory, conditions, findings };
}

function firstOfEachName(definitions: readonly VariableDefinition[]): readonly VariableDefinition[] {
  const seen = new Set<string>();
  return definitions.filter(({ name }) => !seen.has(name) && seen.add(name));
}
