import { element, numberedRoles, type CalloutRole, type Markup } from '@lemma/core/document';
import type { Argument, Environment } from '../../syntax/index.ts';
import type { BlockEnvironment, WrittenPage } from '../page.ts';

/** A named box: `\begin{definition}[title] … \end{definition}`. */
export function callout(role: CalloutRole): BlockEnvironment {
  return {
    syntax: { content: 'text', options: ['text'] },
    write: (environment, page) => writeCallout(role, environment, environment.options[0], page),
  };
}

/** The environment of a callout: the name of its role without hyphens, as in `infobox`. */
export function calloutEnvironment(role: CalloutRole): string {
  return role.replaceAll('-', '');
}

/** Writes a callout with its title, if any. */
export function writeCallout(
  role: CalloutRole,
  { nodes, span }: Environment,
  title: Argument | undefined,
  page: WrittenPage,
): Markup {
  const num = numberedRoles.includes(role) ? page.numbering.callout() : undefined;
  return page.names.inside(num !== undefined || title !== undefined, () => {
    const headline = title === undefined ? '' : element('headline', {}, page.line(title.nodes));
    return element('block', { role, num, at: page.at(span) }, [headline, page.blocks(nodes)]);
  });
}
