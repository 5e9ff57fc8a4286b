import type { Completion, FigureType } from '@lemma/core/authoring';
import { figureAttributeNames } from '@lemma/core/document';
import type { Span } from '@lemma/core/source';
import { formulaCommandNames } from '../formula/index.ts';
import type { Context } from '../syntax/index.ts';
import { grammar } from '../writing/index.ts';
import { contextOf, type SourceRegion } from './region.ts';
import { scopeEnvironments } from './scope.ts';
import {
  commandInsert,
  commandLine,
  definitionInsert,
  definitionLine,
  environmentInsert,
  environmentLine,
  preparedCommands,
} from './syntax-line.ts';

/** Formula commands with arguments. */
const formulaArguments: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['frac', 'dfrac', 'tfrac', 'binom'].map((name) => [name, 2])),
  ...Object.fromEntries(
    'sqrt vec hat bar overline underline tilde mathrm mathbb mathbf mathcal text operatorname'
      .split(' ')
      .map((name) => [name, 1]),
  ),
};

/** The commands with a meaning in a region. */
export function commandCompletions(
  region: SourceRegion | undefined,
  span: Span,
  types: readonly FigureType[],
  isInVariables: boolean,
): readonly Completion[] {
  if (region?.kind === 'formula') return formulaCompletions(span);
  const context = contextOf(region);
  if (context === undefined) return [];
  const commands = [
    ...Object.entries(context.commands),
    ...(context.content === 'text' ? [...grammar.commands] : []),
  ].filter(([name]) => /^[A-Za-z]/.test(name));
  const own = new Map(commands.reverse());
  return [
    ...(isInVariables && context.content === 'definitions' ? definitionCompletions(span, types) : []),
    ...(takesAttributes(region) ? attributeCompletions(span) : []),
    ...[...own].map(([name, syntax]): Completion => ({
      kind: 'command',
      label: `\\${name}`,
      syntax: commandLine(name, syntax),
      span,
      insert: commandInsert(name, syntax),
    })),
    ...environmentsIn(context, region === undefined).map(([name, syntax]): Completion => ({
      kind: 'environment',
      label: `\\begin{${name}}`,
      syntax: environmentLine(name, syntax),
      span,
      insert: environmentInsert(name, syntax),
    })),
    ...(context.content === 'text' ? preparedCompletions(span) : []),
  ];
}

/** The names for `\begin{`; if the end already exists, only the name is inserted. */
export function environmentCompletions(
  region: SourceRegion | undefined,
  span: Span,
  isClosed: boolean,
): readonly Completion[] {
  const context = contextOf(region);
  if (context === undefined) return [];
  return environmentsIn(context, region === undefined).map(([name, syntax]) => ({
    kind: 'environment',
    label: name,
    syntax: environmentLine(name, syntax),
    span,
    insert: isClosed ? `${name}}` : environmentInsert(name, syntax).slice('\\begin{'.length),
  }));
}

/** Parts of a document, and the frame of older figures, which are not allowed anywhere else. */
const documentParts: ReadonlySet<string> = new Set(['content', 'metainfo', 'visualizationwrapper']);

function environmentsIn({ content, environments }: Context, isOutermost: boolean) {
  const general = content === 'text' ? [...grammar.environments] : [];
  const fitting = general.filter(([name]) => isOutermost || !documentParts.has(name));
  return [...new Map([...fitting, ...Object.entries(environments)])];
}

function takesAttributes(region: SourceRegion | undefined): boolean {
  if (region?.kind !== 'environment' || region.environment.content !== 'definitions') return false;
  const { name } = region.environment;
  return name === 'variables' || scopeEnvironments.has(name);
}

function definitionCompletions(span: Span, types: readonly FigureType[]): readonly Completion[] {
  const rule = '\\randadjustIf{${variables}}{${condition}}';
  return [
    ...types.map((type): Completion => ({
      kind: 'type',
      label: `\\${type.name}`,
      syntax: definitionLine(type),
      span,
      insert: definitionInsert(type),
    })),
    { kind: 'command', label: '\\randadjustIf', syntax: rule, span, insert: rule },
  ];
}

function attributeCompletions(span: Span): readonly Completion[] {
  return figureAttributeNames.map((name) => {
    const insert = `\\${name}{\${variable}}{\${value}}`;
    return { kind: 'attribute', label: `\\${name}`, syntax: insert, span, insert };
  });
}

function preparedCompletions(span: Span): readonly Completion[] {
  return Object.entries(preparedCommands).map(([name, line]) => ({
    kind: 'command',
    label: `\\${name}`,
    syntax: line,
    span,
    insert: line,
  }));
}

function formulaCompletions(span: Span): readonly Completion[] {
  const own: Completion = { kind: 'command', label: '\\var', syntax: '\\var{${variable}}', span, insert: '\\var{${}}' };
  const names = [...formulaCommandNames].filter((name) => /^[A-Za-z]+$/.test(name) && name !== 'var');
  return [
    own,
    ...names.map((name): Completion => ({
      kind: 'formulaCommand',
      label: `\\${name}`,
      span,
      insert: `\\${name}${'{${}}'.repeat(formulaArguments[name] ?? 0)}`,
    })),
  ];
}
