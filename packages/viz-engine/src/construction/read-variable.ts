import type { VariableDefinition } from '@lemma/core/variables';
import { elementType, type ElementType } from '../elements/index.ts';
import { DefinitionValues } from './definition-values.ts';
import { finding, type Report } from './finding.ts';
import type { Names } from './names.ts';
import { readLook } from './read-look.ts';
import type { Variable } from './variable.ts';

/** A variable, with what is needed to put it in order and to check it once every variable has a value. */
export interface ReadVariable {
  readonly name: string;
  readonly definition: VariableDefinition;
  readonly variable: Variable;
  readonly dependsOn: ReadonlySet<string>;
  readonly laterChecks: readonly (() => void)[];
}

/** Reads one definition: type, number of values, options, attributes, and then the values themselves. */
export function readVariable(definition: VariableDefinition, names: Names, report: Report): ReadVariable | undefined {
  const { name, span } = definition;
  const type = elementType(definition.type);
  if (type === undefined) {
    report(finding('UNKNOWN_ELEMENT_TYPE', span, { name, type: definition.type }));
    return undefined;
  }
  if (!checkCount(definition, type, report)) {
    readLook(definition, type, false, report);
    return undefined;
  }
  checkOptions(definition, type, report);
  const values = new DefinitionValues(definition, names, report);
  const element = type.read(values);
  const chosen = element.control?.kind === 'range' || element.control?.kind === 'field';
  const movable = chosen || (element.compute.length > 0 && values.editable);
  const { dependsOn, isDrawn, laterChecks } = values;
  const look = readLook(definition, type, movable, report);
  const follows = movable ? new Set<string>() : dependsOn;
  const variable = { name, type, element, look, slots: names.slots(name), movable, isDrawn, follows };
  return { name, definition, variable, dependsOn, laterChecks };
}

function checkCount(definition: VariableDefinition, type: ElementType, report: Report): boolean {
  const [min, max] = type.values;
  const count = definition.values.length;
  if (count >= min && count <= max) return true;
  const data = { name: definition.name, type: type.type, reason: 'wrongCount', count, min, max } as const;
  report(finding('BAD_DEFINITION', definition.span, data));
  return false;
}

function checkOptions(definition: VariableDefinition, type: ElementType, report: Report): void {
  for (const { text, span } of definition.options) {
    if (type.options.includes(text.trim())) continue;
    report(finding('BAD_DEFINITION', span, { name: definition.name, type: type.type, reason: 'unknownOption', text }));
  }
}
