import type { EnvironmentSyntax, Node } from '../syntax/index.ts';
import { element, escapeText } from '../xml/index.ts';
import type { Page } from './page.ts';
import { argumentOf, commandsOf, environmentsOf, numberIn } from './parts.ts';

const raw = { arguments: ['raw'] } as const;
const ignored: EnvironmentSyntax = { content: 'definitions' };

/** `\begin{metainfo} … \end{metainfo}`: what the pool knows about a document. What older sources say besides is ignored. */
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
    copyrightinfo: raw,
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
    authors: ignored,
    components: ignored,
    links: ignored,
    attachable: ignored,
  },
};

/** Writes `metainfo`; a document without a name is called by its title. */
export function writeMetainfo(nodes: readonly Node[], title: string, page: Page): string {
  const name = page.plain(argumentOf('name', nodes)?.nodes ?? []).trim() || title;
  const description = argumentOf('description', nodes)?.nodes ?? environmentsOf('description', nodes)[0]?.nodes ?? [];
  const difficulty = numberIn(argumentOf('difficulty', nodes), 0, page);
  return [
    element('name', {}, escapeText(name)),
    element('description', {}, escapeText(page.plain(description).trim())),
    ...writeAll('topic', 'topic', nodes),
    ...writeAll('objective', 'objective', nodes),
    ...writeAll('label', 'label', nodes),
    ...writeAll('coursesection', 'section', nodes),
    difficulty === undefined ? '' : element('difficulty', {}, String(difficulty)),
  ].join('');
}

function writeAll(command: string, tag: string, nodes: readonly Node[]): readonly string[] {
  return commandsOf(command, nodes).flatMap(({ arguments: [argument] }) =>
    argument === undefined ? [] : [element(tag, {}, escapeText(argument.text.trim()))],
  );
}
