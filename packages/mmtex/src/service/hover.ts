import type { FigureType, Hover } from '@lemma/core/authoring';
import { figureAttributeNames } from '@lemma/core/document';
import { constants, functions } from '@lemma/core/expression';
import { shift, type Span } from '@lemma/core/source';
import { formulaCommandNames, tokenize } from '../formula/index.ts';
import { grammar } from '../writing/index.ts';
import type { Analysis } from './analysis.ts';
import { placeIn, type SourceReading } from './reading.ts';
import { contextOf, regionsAt, type SourceRegion } from './region.ts';
import { occurrenceAt, usesOf } from './rename.ts';
import { scopeEnvironments } from './scope.ts';
import { commandLine, definitionLine, environmentLine, preparedCommands } from './syntax-line.ts';
import { functionLine, lineAt } from './word-completions.ts';

/** What the name at an offset means. */
export function hoverIn(analysis: Analysis, offset: number, types: readonly FigureType[]): Hover | undefined {
  const holds = (span: Span | undefined): span is Span => span !== undefined && span.from <= offset && offset < span.to;
  for (const reading of analysis.readings) {
    const found =
      environmentHover(analysis, reading, holds) ??
      commandHover(analysis, reading, holds, types) ??
      noteHover(reading, holds);
    if (found !== undefined) return found;
  }
  return variableHover(analysis, offset) ?? formulaHover(analysis, holds) ?? wordHover(analysis, offset);
}

type Holds = (span: Span | undefined) => span is Span;

function environmentHover(analysis: Analysis, reading: SourceReading, holds: Holds): Hover | undefined {
  for (const { name, nameSpan, endSpan, isKnown } of reading.environments) {
    const span = [nameSpan, endSpan].map((each) => placeIn(reading, each)).find(holds);
    const syntax = grammar.environments.get(name) ?? grammar.localEnvironments.get(name)?.syntax;
    if (span === undefined || !isKnown || syntax === undefined) continue;
    const place = placeIn(reading, nameSpan) ?? span;
    return { kind: 'environment', name, ...around(analysis, place), syntax: environmentLine(name, syntax), span };
  }
  return undefined;
}

/** The innermost environment around a name. */
function around({ source, readings }: Analysis, { from }: Span): Pick<Hover, 'environment'> {
  const [environment] = environmentsAt(regionsAt(source, readings, from));
  return environment === undefined ? {} : { environment: environment.name };
}

function environmentsAt(regions: readonly SourceRegion[]) {
  return regions.flatMap((each) => (each.kind === 'environment' ? [each.environment] : []));
}

function commandHover(
  analysis: Analysis,
  reading: SourceReading,
  holds: Holds,
  types: readonly FigureType[],
): Hover | undefined {
  const seen = reading.commands.find(({ nameSpan }) => holds(placeIn(reading, nameSpan)));
  const span = seen && placeIn(reading, seen.nameSpan);
  if (seen === undefined || span === undefined) return undefined;
  const { name } = seen;
  const regions = regionsAt(analysis.source, analysis.readings, span.from);
  const [outer] = environmentsAt(regions);
  if (outer?.content === 'definitions') {
    const type = outer.name === 'variables' ? types.find((each) => each.name === name) : undefined;
    if (type !== undefined) return { kind: 'type', name, syntax: definitionLine(type), span };
    if (name.toLowerCase() === 'randadjustif') {
      return { kind: 'command', name: 'randadjustIf', syntax: '\\randadjustIf{${variables}}{${condition}}', span };
    }
    const takesAttributes = outer.name === 'variables' || scopeEnvironments.has(outer.name);
    if (takesAttributes && figureAttributeNames.some((each) => each === name)) {
      return { kind: 'attribute', name, syntax: `\\${name}{\${variable}}{\${value}}`, span };
    }
  }
  const context = contextOf(regions[0]);
  const own = context !== undefined && Object.hasOwn(context.commands, name) ? context.commands[name] : undefined;
  const syntax = own ?? grammar.commands.get(name);
  return seen.isKnown && syntax !== undefined
    ? { kind: 'command', name, ...(own && around(analysis, span)), syntax: commandLine(name, syntax), span }
    : undefined;
}

function noteHover({ notes }: SourceReading, holds: Holds): Hover | undefined {
  for (const { kind, name: noted, span } of notes) {
    const names = { language: 'lang', definition: 'newcommand', insertion: noted, call: undefined, comment: undefined };
    const name = names[kind];
    if (name === undefined) continue;
    const place = { from: span.from, to: span.from + 1 + name.length };
    if (holds(place)) {
      return { kind: 'command', name, syntax: preparedCommands[name] ?? '', span: place };
    }
  }
  return undefined;
}

/** A variable, label or shorthand shows its definition. */
function variableHover(analysis: Analysis, offset: number): Hover | undefined {
  const occurrence = occurrenceAt(analysis, offset);
  const span = usesOf(analysis, occurrence?.key ?? '').find(({ from, to }) => from <= offset && offset < to);
  const definition = analysis.names.occurrences.find(
    ({ key, isDefinition }) => isDefinition && key === occurrence?.key,
  );
  if (occurrence === undefined || span === undefined || definition?.place === undefined) return undefined;
  if (occurrence.kind === 'localId') return undefined;
  const kind = occurrence.kind === 'variable' ? 'variable' : occurrence.kind === 'label' ? 'label' : 'command';
  const syntax = lineAt(analysis.source, definition.place.from);
  return { kind, name: occurrence.kind === 'shorthand' ? 'shorthand' : occurrence.name, syntax, span };
}

function formulaHover({ readings }: Analysis, holds: Holds): Hover | undefined {
  for (const reading of readings) {
    for (const { texSpan } of reading.formulas) {
      if (!holds(reading.prepared.origin(texSpan))) continue;
      const tex = reading.prepared.text.slice(texSpan.from, texSpan.to);
      for (const { kind, text, from, to } of tokenize(tex)) {
        const span = placeIn(reading, shift({ from, to }, texSpan.from));
        if (kind === 'command' && holds(span) && formulaCommandNames.has(text)) {
          return { kind: 'formulaCommand', name: text, syntax: `\\${text}`, span };
        }
      }
    }
  }
  return undefined;
}

/** A function or constant in a term. */
function wordHover({ source, readings }: Analysis, offset: number): Hover | undefined {
  const [region] = regionsAt(source, readings, offset);
  if (region?.kind !== 'argument' || region.argument.kind !== 'expression') return undefined;
  const [before = ''] = /[A-Za-z]\w*$|$/.exec(source.slice(Math.max(0, offset - 40), offset)) ?? [];
  const [after = ''] = /^\w*/.exec(source.slice(offset, offset + 40)) ?? [];
  const name = before + after;
  const span = { from: offset - before.length, to: offset + after.length };
  const known = functions.find((each) => each.name === name || each.synonyms?.includes(name) === true);
  if (known !== undefined) return { kind: 'function', name: known.name, syntax: functionLine(name), span };
  const constant = constants.get(name);
  return constant && { kind: 'constant', name, syntax: `${constant.symbol} = ${String(constant.value)}`, span };
}
