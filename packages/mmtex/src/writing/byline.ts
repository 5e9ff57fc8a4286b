import { element, isEmpty, type Markup } from '@lemma/core/document';
import type { Node } from '../syntax/index.ts';
import type { WrittenPage } from './page.ts';
import { argumentOf, commandsOf } from './parts.ts';

/** The lines below the title: `\subtitle{…}`, every `\author[affiliation]{name}`, `\version{…}`. */
export function writeByline(nodes: readonly Node[], page: WrittenPage): Markup {
  const subtitle = page.line(argumentOf('subtitle', nodes)?.nodes ?? []);
  const version = page.plain(argumentOf('version', nodes)?.nodes ?? []).trim();
  const authors = commandsOf('author', nodes).map(({ options: [place], arguments: [name] }) => {
    const affiliation = page.plain(place?.nodes ?? []).trim() || undefined;
    const words = page.line(name?.nodes ?? []);
    return isEmpty(words) ? '' : element('author', { affiliation }, words);
  });
  return [
    isEmpty(subtitle) ? '' : element('subtitle', {}, subtitle),
    ...authors,
    version === '' ? '' : element('version', {}, version),
  ];
}
