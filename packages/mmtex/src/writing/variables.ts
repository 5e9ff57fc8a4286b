import { element, figureAttributeNames, numberFieldNames, type Markup } from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import { listedAgain, splitValues } from '@lemma/core/variables';
import type { Argument, Command, Environment, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { reportOpenBrackets } from './brackets.ts';
import { withoutVar } from './old-notation.ts';
import { namesDefinedBy } from './defined-names.ts';
import { trimmed, type WrittenPage } from './page.ts';

/** `\begin{variables} … \end{variables}`: every command in it is a definition; the engine knows the types. */
export const variablesSyntax: EnvironmentSyntax = { content: 'definitions' };

/** Commands that set attributes of a variable defined elsewhere, also allowed among the definitions. */
const attributeCommands: ReadonlySet<string> = new Set(figureAttributeNames);

/**
 * Writes the definitions and rules of some environments. `attributes`: the attribute commands of a figure that stand outside
 * of them; undefined for a question, whose variables have none.
 */
export function writeVariables(
  environments: readonly Environment[],
  attributes: readonly Command[] | undefined,
  page: WrittenPage,
): Markup {
  const commands = environments.flatMap(({ nodes }) => nodes.filter((node) => node.kind === 'command'));
  const definitions = commands.filter((command) => !attributeCommands.has(command.name) && !isShare(command));
  const byName = attributesByName(
    [...commands.filter(({ name }) => attributeCommands.has(name)), ...(attributes ?? [])],
    definedNames(environments),
    page,
  );
  if (environments.length === 0) return '';
  const rules = definitions.filter(isRule).map((rule) => ({ variables: listedIn(rule) }));
  for (const { text, span } of listedAgain(rules)) page.report('variable-in-two-rules', span, { name: text });
  reportOldCalls(definitions, definedNames(environments), page);
  const parts = definitions.map((command) =>
    isRule(command)
      ? writeRule(command, page)
      : writeDefinition(command, byName, { page, isInFigure: attributes !== undefined }),
  );
  return element('variables', {}, parts);
}

/** Writes the names listed by `\share{a, P}` among some nodes, without duplicates. */
export function writeShared(nodes: readonly Node[], page: WrittenPage): Markup {
  const commands = nodes.filter((node): node is Command => node.kind === 'command' && isShare(node));
  const listed = commands.flatMap((command) => listedIn(command)).filter(({ text }) => text.trim() !== '');
  const seen = new Set<string>();
  const names = listed.map(trimmed).filter(({ text }) => !seen.has(text) && seen.add(text));
  return names.map((name) => sourceElement('share', name, page));
}

/** The names defined in some environments. */
function definedNames(environments: readonly Environment[]): ReadonlySet<string> {
  return new Set(
    environments.flatMap(({ nodes }) =>
      nodes.flatMap((node) =>
        node.kind === 'command' && !isRule(node) && !isShare(node) && !attributeCommands.has(node.name)
          ? namesDefinedBy(node).map(({ text }) => text)
          : [],
      ),
    ),
  );
}

/** `theta(x)` was Heaviside's step; a variable or parameter of this name is multiplied instead. */
function reportOldCalls(definitions: readonly Command[], defined: ReadonlySet<string>, page: WrittenPage): void {
  if (defined.has('theta')) return;
  for (const { name, arguments: all } of definitions) {
    if (name === 'string' || all.some(({ text }) => /\[[^\]]*\btheta\b[^\]]*\]/.test(text))) continue;
    for (const { text, span } of all) {
      for (const { index } of text.matchAll(/(?<![A-Za-z_\\])theta(?=\()/g)) {
        const place = { from: span.from + index, to: span.from + index + 'theta'.length };
        const fix = [{ span: place, text: 'heaviside' }];
        page.report('old-spelling', place, { found: 'theta(…)', instead: 'heaviside(…)' }, fix);
      }
    }
  }
}

function nameOf({ arguments: [name] }: Command): string {
  return name?.text.trim() ?? '';
}

function isRule({ name }: Command): boolean {
  return name.toLowerCase() === 'randadjustif';
}

/** A command of the figure itself, also allowed among its definitions. */
function isShare({ name }: Command): boolean {
  return name === 'share';
}

function attributesByName(
  commands: readonly Command[],
  defined: ReadonlySet<string>,
  page: WrittenPage,
): ReadonlyMap<string, readonly Command[]> {
  const byName = new Map<string, Command[]>();
  for (const command of commands) {
    const name = nameOf(command);
    const [argument] = command.arguments;
    if (argument === undefined) page.report('missing-argument', command.nameSpan, { command: `\\${command.name}` });
    else if (!defined.has(name)) reportNameless(command, argument, defined, page);
    else {
      const attributes = byName.get(name) ?? [];
      attributes.push(command);
      byName.set(name, attributes);
    }
  }
  return byName;
}

/** A command in a figure that does not refer to a variable: either the name or the command is wrong. */
function reportNameless(command: Command, argument: Argument, defined: ReadonlySet<string>, page: WrittenPage): void {
  if (attributeCommands.has(command.name)) {
    const { text: name, span } = trimmed(argument);
    const meant = page.suggestionFor(name, defined);
    const fix = meant === undefined ? [] : [{ span, text: meant }];
    page.report('VARIABLE_NOT_DEFINED', span, { name, ...(meant !== undefined && { suggestion: meant }) }, fix);
    return;
  }
  const suggestion = page.suggestionFor(command.name, ['title', 'text', ...attributeCommands]);
  const fix = suggestion === undefined ? [] : [{ span: command.nameSpan, text: `\\${suggestion}` }];
  page.report('unknown-command', command.nameSpan, { name: command.name, ...(suggestion && { suggestion }) }, fix);
}

function writeDefinition(
  command: Command,
  attributes: ReadonlyMap<string, readonly Command[]>,
  { page, isInFigure }: { readonly page: WrittenPage; readonly isInFigure: boolean },
): Markup {
  const [name, ...rest] = command.arguments;
  if (name === undefined || rest.length === 0) {
    page.report('missing-argument', command.nameSpan, { command: `\\${command.name}` });
    return '';
  }
  const [first] = rest;
  const field = rest.length > 1 && first !== undefined && isField(first) ? first : undefined;
  const values = (field === undefined ? rest : rest.slice(1)).flatMap((argument, index, { length }) =>
    command.name === 'string' && isPlainText(index, length, isInFigure)
      ? [trimmed(argument)]
      : valuesIn(argument, page),
  );
  const names = namesDefinedBy(command);
  return names.map((source, index) => {
    const parts = [
      ...command.options.flatMap((option) => splitValues(option).map((part) => sourceElement('option', part, page))),
      field === undefined ? '' : sourceElement('field', trimmed(field), page),
      ...values.map((value) => sourceElement('value', value, page)),
      ...(attributes.get(source.text) ?? []).map((attribute) => writeAttribute(attribute, page)),
    ];
    const places = {
      'name-at': page.at(source.span),
      ...(index > 0 && { with: names[0]?.text ?? '' }),
      at: page.at(command.span),
    };
    return element('variable', { type: command.name, name: source.text, ...places }, parts);
  });
}

/** Whether an argument of a text stays as it was typed: the last one; on a board, where its place comes first. */
function isPlainText(index: number, length: number, isInFigure: boolean): boolean {
  return index === length - 1 && (index > 0 || !isInFigure);
}

function isField({ text }: Argument): boolean {
  return numberFieldNames.some((field) => field === text.trim());
}

function valuesIn(argument: Argument, page: WrittenPage): readonly SourceText[] {
  const values = splitValues(withoutVar(argument));
  for (const value of values) reportOpenBrackets(value, page);
  return values;
}

function writeAttribute(command: Command, page: WrittenPage): Markup {
  const [, first, ...rest] = command.arguments;
  const name = command.name;
  const [option] = command.options;
  const duration = name === 'trace' && option !== undefined ? trimmed(option) : undefined;
  const more =
    duration === undefined
      ? ''
      : element('attribute', { name: 'traceDuration', at: page.at(duration.span) }, duration.text);
  if (first === undefined) return [element('attribute', { name, at: page.at(command.span) }), more];
  const { text, span } = trimmed(joined(first, rest));
  return [element('attribute', { name, at: page.at(span) }, text), more];
}

/** Several arguments joined with commas, with every part at its offset in the source. */
function joined(first: SourceText, rest: readonly SourceText[]): SourceText {
  return rest.reduce((before, { text, span }) => {
    const gap = ','.padEnd(span.from - before.span.to, ' ');
    return { text: before.text + gap + text, span: { from: before.span.from, to: span.to } };
  }, first);
}

function writeRule(command: Command, page: WrittenPage): Markup {
  const [names, condition] = command.arguments;
  if (names === undefined) {
    page.report('missing-argument', command.nameSpan, { command: `\\${command.name}` });
    return '';
  }
  const parts = listedIn(command).map((name) => sourceElement('name', name, page));
  if (condition !== undefined) {
    const source = trimmed(withoutVar(condition));
    reportOpenBrackets(source, page);
    parts.push(sourceElement('condition', source, page));
  }
  return element('randadjustif', { at: page.at(command.span) }, parts);
}

/** The variables listed by a rule or a figure command. */
function listedIn({ arguments: [names] }: Command): readonly SourceText[] {
  return names === undefined ? [] : splitValues(withoutVar(names));
}

function sourceElement(tag: string, { text, span }: SourceText, page: WrittenPage): Markup {
  return element(tag, { at: page.at(span) }, text);
}
