import { nearestName } from '@lemma/core/expression';
import type { VariableDefinition } from '@lemma/core/variables';
import { withValue, type Look } from '../board/index.ts';
import type { Element, ElementType } from '../elements/index.ts';
import { DefinitionReading } from './definition-reading.ts';
import { DefinitionValues } from './definition-values.ts';
import { finding, warning, type FigureReport } from './finding.ts';
import { meantType } from './meant-type.ts';
import { meantCases } from './meant-cases.ts';
import { exampleOf, meantValues, placeOfValues } from './meant-values.ts';
import type { FigureNames } from './names.ts';
import { readColoring } from './read-coloring.ts';
import { readLook } from './read-look.ts';
import { decimalsIn, readSettings, type VariableSettings } from './read-settings.ts';
import type { Variable } from './variable.ts';

/** A variable, with what is needed to sort it and to check it once every variable has a value. */
export interface ReadVariable {
  readonly name: string;
  readonly definition: VariableDefinition;
  readonly variable: Variable;
  readonly dependsOn: ReadonlySet<string>;
  readonly laterChecks: readonly (() => void)[];
}

/** Reads one definition: type, number of values, options, attributes, and then the values themselves. */
export function readVariable(
  definition: VariableDefinition,
  names: FigureNames,
  report: FigureReport,
): ReadVariable | undefined {
  const { name, span } = definition;
  const type = names.types.get(definition.type);
  if (type === undefined) {
    const meant = meantType(definition, names.types);
    report(finding('UNKNOWN_ELEMENT_TYPE', span, { name, type: definition.type, ...meant }));
    return undefined;
  }
  if (!checkCount(definition, type, names, report)) {
    readLook(definition, type, false, report);
    return undefined;
  }
  checkOptions(definition, type, report);
  const values = new DefinitionValues(definition, names, report);
  const element = type.read(values);
  const width = values.attribute('width');
  const { isDrawn, reading, editable } = values;
  const movable = element.hold !== undefined;
  const fixed = element.carries.filter((point) => !names.isFree(point.name)).map((point) => point.name);
  const isCarried = !movable && editable && element.carries.length > 0;
  if (isCarried && fixed.length > 0) {
    const [option] = definition.options.filter(({ text }) => text.trim() === 'editable');
    const text = fixed.join(', ');
    report(warning('BAD_DEFINITION', option?.span ?? span, { name, reason: 'cannotMove', text }));
  }
  const look = readLook(definition, type, movable || (isCarried && fixed.length === 0), report, values.styleSource);
  const coloring = readColors(look, element, definition, type, names, report);
  const settings = readSettings(definition, report);
  const variable: Variable = {
    name,
    type,
    element,
    look: showing(coloring.look, element, settings),
    settings,
    width,
    slots: names.slots(name),
    columns: names.shape(name)?.columns ?? 1,
    movable,
    editable,
    isDrawn,
    dependsOn: new Set([...reading.dependsOn, ...coloring.follows]),
    follows: movable && element.hold.kind !== 'state' ? new Set() : reading.dependsOn,
    colorFollows: coloring.follows,
  };
  return { name, definition, variable, dependsOn: reading.dependsOn, laterChecks: reading.laterChecks };
}

/** The look with the value after its label, if the author asks for it; the field determines the decimals. */
function showing(look: Look, { shows }: Element, { displayValue, field }: VariableSettings): Look {
  if (shows === undefined || displayValue !== true) return look;
  const digits = decimalsIn(field);
  const joint = (value: string) => (look.label === undefined || value === '' || value.startsWith('(') ? '' : ' = ');
  return withValue(look, (write) => {
    const value = shows((number) => write(number, digits));
    return `${joint(value)}${value}`;
  });
}

/** The look with a live colour, if conditions decide it. */
function readColors(
  look: Look,
  element: Element,
  definition: VariableDefinition,
  type: ElementType,
  names: FigureNames,
  report: FigureReport,
): { readonly look: Look; readonly follows: ReadonlySet<string> } {
  const source = definition.attributes['conditionalColoring'];
  if (source === undefined || !type.attributes.includes('conditionalColoring')) return { look, follows: new Set() };
  // Without a valid coloring it keeps its own colour.
  const mild: FigureReport = (found) => report({ ...found, severity: 'warning' });
  const reading = new DefinitionReading(definition, names, mild);
  const coloring = readColoring(source, element.colorBy, reading);
  if (coloring === undefined) return { look, follows: new Set() };
  const { color } = look;
  const colored: Look =
    element.colorBy.length > 0
      ? { ...look, colorAt: (index) => coloring(index) ?? color }
      : {
          ...look,
          get color() {
            return coloring() ?? color;
          },
        };
  return { look: colored, follows: reading.dependsOn };
}

function checkCount(
  definition: VariableDefinition,
  type: ElementType,
  names: FigureNames,
  report: FigureReport,
): boolean {
  const { name, values, options, span } = definition;
  const [fewest, most] = type.valuesWith((option) => options.some(({ text }) => text.trim() === option));
  const place = placeOfValues(values);
  const cases = type.role === 'function' && values.length > 1 ? meantCases(values.map(({ text }) => text)) : undefined;
  if (cases !== undefined && place !== undefined) {
    const text = values.map((value) => value.text.trim()).join(', ');
    const data = { name, reason: 'cases', text, write: cases } as const;
    report({ ...finding('BAD_DEFINITION', place, data), fix: { span: place, text: cases } });
    return false;
  }
  const found = values.length;
  if (found >= fewest && found <= most) return true;
  const data = { name, type: type.type, reason: 'wrongCount', found, fewest, most } as const;
  const write = meantValues(definition, type, (other) => names.role(other) !== undefined);
  if (write === undefined || place === undefined) {
    report(finding('BAD_DEFINITION', span, { ...data, example: exampleOf(type) }));
  } else report({ ...finding('BAD_DEFINITION', span, { ...data, write }), fix: { span: place, text: write } });
  return false;
}

function checkOptions(definition: VariableDefinition, type: ElementType, report: FigureReport): void {
  for (const { text, span } of definition.options) {
    const isNumber = type.options.includes('number') && /^\d+$/.test(text.trim());
    if (isNumber || (type.options.includes(text.trim()) && text.trim() !== 'number')) continue;
    const known = type.options.join(', ');
    const reason = known === '' ? 'noOptions' : 'unknownOption';
    const suggestion = nearestName(text.trim(), type.options);
    const data = { name: definition.name, type: type.type, reason, text, known } as const;
    if (suggestion === undefined) report(warning('BAD_DEFINITION', span, data));
    else report({ ...warning('BAD_DEFINITION', span, { ...data, suggestion }), fix: { span, text: suggestion } });
  }
}
