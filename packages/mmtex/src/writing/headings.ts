import { element, type Attributes, type Markup } from '@lemma/core/document';
import type { Command, Node } from '../syntax/index.ts';
import type { WrittenPage } from './page.ts';

/** A headline of a level: 1 section, 2 subsection, 3 subsubsection. */
export interface Heading {
  readonly level: 1 | 2 | 3;
  readonly command: Command;
  readonly isNumbered: boolean;
}

const levels: Readonly<Record<string, Heading['level']>> = { section: 1, subsection: 2, subsubsection: 3 };

/** The syntax of headings, with and without a star. */
export const headingCommands = Object.fromEntries(
  Object.keys(levels).flatMap((name) => [
    [name, { arguments: ['text' as const] }],
    [`${name}*`, { arguments: ['text' as const] }],
  ]),
);

/** The heading of a command, if it is one. */
export function headingOf(command: Command): Heading | undefined {
  const name = command.name.replace('*', '');
  const level = Object.hasOwn(levels, name) ? levels[name] : undefined;
  return level === undefined ? undefined : { level, command, isNumbered: name === command.name };
}

/** The start of a section: its tag, its attributes, and its headline with the following anchors. */
export function openHeading(
  heading: Heading,
  anchors: readonly Node[],
  page: WrittenPage,
): { readonly tag: string; readonly attributes: Attributes; readonly headline: Markup } {
  const title = heading.command.arguments[0]?.nodes ?? [];
  page.names.enterSection();
  return {
    tag: heading.command.name.replace('*', ''),
    attributes: {
      id: page.names.headingId(page.plain(title)),
      num: heading.isNumbered ? page.numbering.heading(heading.level) : undefined,
    },
    headline: element('headline', {}, page.line([...title, ...anchors])),
  };
}
