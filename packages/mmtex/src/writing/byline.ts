import { element, escapeText } from '@lemma/core/document';
import type { DocumentParts } from './document.ts';
import type { WrittenPage } from './page.ts';
import { argumentOf, commandsOf } from './parts.ts';

/** What stands below the title: `\subtitle{…}`, every `\author[affiliation]{name}`, `\version{…}`. */
export function writeByline({ preamble, content }: DocumentParts, page: WrittenPage): string {
  const nodes = [...preamble, ...content];
  const subtitle = page.line(argumentOf('subtitle', nodes)?.nodes ?? []);
  const version = page.plain(argumentOf('version', nodes)?.nodes ?? []).trim();
  const authors = commandsOf('author', nodes).map(({ options: [place], arguments: [name] }) => {
    const affiliation = page.plain(place?.nodes ?? []).trim() || undefined;
    const words = page.line(name?.nodes ?? []);
    return words === '' ? '' : element('author', { affiliation }, words);
  });
  return [
    subtitle === '' ? '' : element('subtitle', {}, subtitle),
    ...authors,
    version === '' ? '' : element('version', {}, escapeText(version)),
  ].join('');
}
