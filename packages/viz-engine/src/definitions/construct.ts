import type { Visualization } from '@lemma/core/document';
import type { Finding } from '@lemma/core/source';
import { checkNames, nameWithoutParameters, toFinding, type VariableDefinition } from '@lemma/core/variables';
import { usualTypes, type ElementTypes } from '../elements/index.ts';
import { checkPlots } from './check-plots.ts';
import { checkShared } from './check-shared.ts';
import { drawRandom } from './draw-random.ts';
import { finding, warning, type FigureReport } from './finding.ts';
import { meantAttribute } from './meant-type.ts';
import type { Memory } from './memory.ts';
import { FigureNames } from './names.ts';
import type { ProblemValues } from './problem-values.ts';
import { readTerms } from './read-functions.ts';
import { circular, inDependencyOrder } from './order.ts';
import { readTexts, type Conditions } from './read-texts.ts';
import { readVariable } from './read-variable.ts';
import { computeValues, type Variable } from './variable.ts';
import { WrongVariables } from './wrong-variables.ts';

/** A figure that has been read: everything valid in it, and everything that is wrong. */
export interface Construction {
  /** The valid ones that depend on nothing invalid, each after its dependencies. */
  readonly variables: readonly Variable[];
  /** With the initial values of the figure. */
  readonly memory: Memory;
  readonly conditions: Conditions;
  /** In source order. */
  readonly findings: readonly Finding[];
}

/**
 * Reads a figure. The seed decides its random variables; the surrounding problem may provide variables, and element
 * types may differ from the default ones. Reading is checking: whatever could be read can be drawn, regardless of
 * errors elsewhere.
 */
export function construct(
  visualization: Visualization,
  seed: number,
  problem?: ProblemValues,
  types: ElementTypes = usualTypes,
): Construction {
  const findings: Finding[] = [];
  const report: FigureReport = (found) => void findings.push(found);
  const { id, span } = visualization;
  if (id.trim() === '') report(finding('BOARD_ID_MISSING', { from: span.from, to: span.from }));
  const wrong = new WrongVariables();
  const { definitions: written, attributes } = withoutAttributes(visualization.definitions, types);
  for (const attribute of attributes) {
    const { name, type, span } = attribute;
    report(warning('UNKNOWN_ATTRIBUTE', span, { name, type, ...meantAttribute(attribute) }));
  }
  for (const failure of checkNames(written)) {
    report(toFinding(failure));
    if (failure.kind !== 'duplicateName' && 'name' in failure) wrong.add(failure.name);
  }
  const definitions = withoutParameters(written);
  const names = new FigureNames(definitions, types, problem);
  const { memory } = names;

  const read = firstOfEachName(definitions).flatMap(
    (definition) => readVariable(definition, names, wrong.noting(definition.name, report)) ?? [],
  );
  const { ordered, waiting } = inDependencyOrder(read);
  for (const { name, definition } of circular(waiting)) {
    report(finding('BAD_DEFINITION', definition.span, { name, reason: 'dependsOnItself' }));
  }
  for (const { name } of waiting) wrong.add(name);
  drawRandom({ ...visualization, definitions }, seed, memory, findings, report);
  for (const { variable } of ordered) {
    register(variable, memory);
    if (variable.isDrawn && !memory.isDrawn(variable.name)) wrong.add(variable.name);
  }
  for (const { variable } of ordered) start(variable, memory);
  for (const { laterChecks } of ordered) for (const check of laterChecks) check();
  const right = wrong.leaveOut(ordered);
  for (const name of wrong.names) memory.forget(names.slots(name));

  const conditions = readTexts(visualization, names, wrong.names, report);
  checkPlots(visualization, names, right, report);
  checkShared(visualization, names, right, report);
  findings.sort((a, b) => a.span.from - b.span.from);
  return { variables: right.map(({ variable }) => variable), memory, conditions, findings };
}

/** What others may read of a variable besides its numbers. */
function register({ name, type, look, element }: Variable, memory: Memory): void {
  const { call, curve, boundary, anchor, words, drawInSpace } = element;
  if (call !== undefined) memory.functions.set(name, call);
  if (curve !== undefined) memory.curves.set(name, curve);
  if (boundary !== undefined) memory.boundaries.set(name, boundary);
  if (anchor !== undefined) memory.anchors.set(name, anchor);
  if (type.holdsLabel) memory.labelsInside.set(name, look.size);
  if (words !== undefined) memory.words.set(name, words);
  if (drawInSpace !== undefined) memory.inSpace.add(name);
}

/** Initializes a variable from its definition; its dependencies are initialized already. */
function start(variable: Variable, memory: Memory): void {
  const { name, element } = variable;
  const { hold } = element;
  if (hold?.kind === 'state') memory.states.set(name, hold.start());
  if (hold?.kind === 'terms') {
    const terms = readTerms(hold.start(), hold.parameters, false);
    if (terms.ok) memory.write(name, terms.value);
  }
  computeValues(variable, memory);
}

/**
 * The definitions, with a function named f(x) renamed to what others call it: so only its name is reported, not every
 * use.
 */
function withoutParameters(definitions: readonly VariableDefinition[]): readonly VariableDefinition[] {
  const taken = new Set(definitions.map(({ name }) => name));
  return definitions.map((definition) => {
    const name = nameWithoutParameters(definition.name);
    return name === undefined || taken.has(name) ? definition : { ...definition, name };
  });
}

/** Commands of no type that refer to a variable of another definition: unknown attributes. */
function withoutAttributes(definitions: readonly VariableDefinition[], types: ElementTypes) {
  const defined = new Set(definitions.flatMap(({ name, type }) => (types.has(type) ? [name] : [])));
  const isAttribute = ({ name, type }: VariableDefinition) => !types.has(type) && defined.has(name);
  return {
    definitions: definitions.filter((definition) => !isAttribute(definition)),
    attributes: definitions.filter(isAttribute),
  };
}

function firstOfEachName(definitions: readonly VariableDefinition[]): readonly VariableDefinition[] {
  const seen = new Set<string>();
  return definitions.filter(({ name }) => !seen.has(name) && seen.add(name));
}
