import { allowedHref, element, type Markup } from '@lemma/core/document';
import type { SourceText } from '@lemma/core/source';
import type { Command } from '../syntax/index.ts';
import { placeIn } from './content-paths.ts';
import { withoutEnding } from './metainfo-references.ts';
import { trimmed, type WrittenPage } from './page.ts';

/**
 * `\href{address}{text}` and `\link{lid}{text}`: links to an address, or to a document by local id or path. An address
 * that could run a script is reported, and only the text remains.
 */
export function writeLink(command: Command, page: WrittenPage): Markup {
  const [address, text] = command.arguments;
  const content = page.inline(text?.nodes ?? []);
  if (address === undefined) return content;
  const written = trimmed(address);
  if (page.references.find(written.text) !== undefined) return writeDocumentLink(written, content, command, page);
  const typed = address.text.replace(/\\([%#&_~{}])/g, '$1');
  if (!isAddress(typed)) return writeDocumentLink(written, content, command, page);
  if (leadsOut(typed)) {
    page.report('path-outside', address.span, { path: typed.trim().slice(0, 100) });
    return content;
  }
  const href = allowedHref(typed);
  if (href !== undefined) return element('link', { href }, content);
  page.report('unsafe-link', address.span, { address: typed.slice(0, 100) });
  return content;
}

/** With a scheme, or absolute: `https://…`, `/pool`, `#anchor`. Anything else is a neighbouring document. */
function isAddress(typed: string): boolean {
  return /^\s*(?:[/#?\\]|[^/?#]*:|$)/.test(typed) || /\p{Cc}/u.test(typed);
}

/** Whether a path of the platform has more `..` than folders before them. */
function leadsOut(typed: string): boolean {
  const [path = ''] = typed.trim().split(/[?#]/);
  if (!path.startsWith('/')) return false;
  let depth = 0;
  return path.split('/').some((part) => {
    depth += part === '..' ? -1 : part === '' || part === '.' ? 0 : 1;
    return depth < 0;
  });
}

/** A known id provides the path; otherwise what is written is a path in the pool. */
function writeDocumentLink(written: SourceText, content: Markup, command: Command, page: WrittenPage): Markup {
  const reference = page.references.find(written.text);
  const path = reference === undefined ? placeIn(withoutEnding(written), page) : reference.path;
  const type = reference?.type ?? 'document';
  return element('doclink', { path, type, id: written.text, at: page.at(command.span) }, content);
}

/** `\label{name}`, and `\anchor[text]{name}` around words. */
export function writeAnchor(command: Command, page: WrittenPage): Markup {
  const [argument] = command.arguments;
  if (argument === undefined) return '';
  const { text: name, span } = trimmed(argument);
  page.names.anchor(name, command.span, span);
  return element('anchor', { name }, page.inline(command.options[0]?.nodes ?? []));
}

/**
 * `\ref{name}`: to an anchor of the page, or to the document with a local id. `\eqref{name}` has the brackets that the
 * number of an equation has.
 */
export function writeReference(command: Command, page: WrittenPage): Markup {
  const [argument] = command.arguments;
  if (argument === undefined) return '';
  const { text: name, span } = trimmed(argument);
  if (page.references.find(name)?.use === 'link') {
    return writeDocumentLink({ text: name, span }, name, command, page);
  }
  page.names.reference(name, span);
  return element('ref', { name, brackets: command.name === 'eqref' || undefined, at: page.at(command.span) });
}
