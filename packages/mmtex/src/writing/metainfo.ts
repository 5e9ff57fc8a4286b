import { documentStatuses, element, type Markup } from '@lemma/core/document';
import type { Span } from '@lemma/core/source';
import type { Command, EnvironmentSyntax, Node } from '../syntax/index.ts';
import { referenceEnvironments, writeReferences } from './metainfo-references.ts';
import { trimmed, type WrittenPage } from './page.ts';
import { argumentOf, commandsOf, environmentsOf, numberIn, optionIn } from './parts.ts';

const raw = { arguments: ['raw'] } as const;

/** `\begin{metainfo} … \end{metainfo}`: what the pool knows about a document. */
export const metainfoSyntax: EnvironmentSyntax = {
  content: 'commands',
  commands: {
    name: { arguments: ['text'] },
    description: { arguments: ['text'] },
    topic: raw,
    objective: raw,
    label: raw,
    coursesection: raw,
    difficulty: raw,
    copyrightinfo: { arguments: ['text'] },
    status: raw,
    corrector: raw,
    generic: raw,
    creategeneric: { options: ['raw'] },
    class: raw,
    genericsummary: raw,
    timeframe: { arguments: ['raw', 'raw'] },
  },
  environments: {
    description: { content: 'text' },
    changelog: { content: 'text' },
    authors: { content: 'commands', commands: { author: { arguments: ['text'] } } },
    ...referenceEnvironments,
  },
};

/** Writes `metainfo`; a document without a name is named by its title. */
export function writeMetainfo(
  nodes: readonly Node[],
  title: string,
  page: WrittenPage,
  chapter: number | undefined,
): Markup {
  const named = argumentOf('name', nodes);
  const name = page.plain(named?.nodes ?? []).trim();
  if (named !== undefined && name === '' && title !== '') reportEmptyName(commandsOf('name', nodes).at(-1)?.span, page);
  const description = argumentOf('description', nodes)?.nodes ?? environmentsOf('description', nodes)[0]?.nodes ?? [];
  const difficulty = numberIn(argumentOf('difficulty', nodes), 0, page);
  return [
    element('name', {}, name || title),
    element('description', {}, page.plain(description).trim()),
    writeAll('topic', 'topic', nodes),
    writeAll('objective', 'objective', nodes),
    writeAll('label', 'label', nodes),
    writeAll('coursesection', 'section', nodes),
    chapter === undefined ? '' : element('chapter', {}, String(chapter)),
    difficulty === undefined ? '' : element('difficulty', {}, String(difficulty)),
    ...authorsIn(nodes).map((author) => textElement('author', page.plain(author.arguments[0]?.nodes ?? []))),
    textElement('copyright', page.plain(argumentOf('copyrightinfo', nodes)?.nodes ?? [])),
    textElement('status', optionIn(argumentOf('status', nodes), documentStatuses, page) ?? ''),
    textElement('changelog', page.plain(environmentsOf('changelog', nodes)[0]?.nodes ?? [])),
    writeReferences(nodes, page),
    writeAll('generic', 'generic', nodes),
    writeAll('corrector', 'corrector', nodes),
    writeAll('class', 'class', nodes),
    writeAll('genericsummary', 'summary', nodes),
    ...commandsOf('timeframe', nodes).map(timeframe),
  ];
}

/** A required name that is empty, possibly only in this language. */
function reportEmptyName(span: Span | undefined, page: WrittenPage): void {
  if (span !== undefined) page.report('empty-name', span, { language: page.language });
}

function authorsIn(nodes: readonly Node[]): readonly Command[] {
  return environmentsOf('authors', nodes).flatMap((authors) => commandsOf('author', authors.nodes));
}

function timeframe({ arguments: [start, end] }: Command): Markup {
  return element('timeframe', {
    start: start === undefined ? '' : trimmed(start).text,
    end: end === undefined ? '' : trimmed(end).text,
  });
}

function textElement(tag: string, text: string): Markup {
  const trimmedText = text.trim();
  return trimmedText === '' ? '' : element(tag, {}, trimmedText);
}

function writeAll(command: string, tag: string, nodes: readonly Node[]): Markup {
  return commandsOf(command, nodes).flatMap(({ arguments: [argument] }) =>
    argument === undefined ? [] : [element(tag, {}, argument.text.trim())],
  );
}
