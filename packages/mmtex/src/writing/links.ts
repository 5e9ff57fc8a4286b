import { allowedHref } from '@lemma/core/document';
import type { Command } from '../syntax/index.ts';
import { element } from '../xml/index.ts';
import { trimmed, type Page } from './page.ts';

/** `\href{address}{text}`: an address that could run a script is reported, and only the text remains. */
export function writeLink(command: Command, page: Page): string {
  const [address, text] = command.arguments;
  const content = page.inline(text?.nodes ?? []);
  if (address === undefined) return content;
  const typed = address.text.replace(/\\([%#&_~{}])/g, '$1');
  const href = allowedHref(typed);
  if (href !== undefined) return element('link', { href }, content);
  page.report('unsafe-link', address.span, { address: typed.slice(0, 100) });
  return content;
}

/** `\label{name}`. */
export function writeAnchor(command: Command, page: Page): string {
  const [argument] = command.arguments;
  if (argument === undefined) return '';
  const { text: name } = trimmed(argument);
  page.names.anchor(name, command.span);
  return element('anchor', { name });
}

/** `\ref{name}`. */
export function writeReference(command: Command, page: Page): string {
  const [argument] = command.arguments;
  if (argument === undefined) return '';
  const { text: name, span } = trimmed(argument);
  page.names.reference(name, span);
  return element('ref', { name, at: page.at(command.span) });
}
