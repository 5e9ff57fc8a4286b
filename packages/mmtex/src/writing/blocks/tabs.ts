import { element, type Markup } from '@lemma/core/document';
import type { BlockEnvironment, WrittenPage } from '../page.ts';
import { argumentOf, countIn } from '../parts.ts';
import { splitAt, type Stretch } from '../split.ts';

/** `\begin{tabs}[\initialtab{0}] \tab{title} … \end{tabs}`; a toggleable tab collapses when selected again. */
export function tabs(isToggleable: boolean): BlockEnvironment {
  return {
    syntax: {
      content: 'text',
      options: ['text'],
      optionCommands: { initialtab: { arguments: ['raw'] } },
      commands: { tab: { arguments: ['text'] } },
    },
    write: ({ options: [option], nodes, span }, page) => {
      const parts = splitAt(['tab'], nodes, page);
      const counted = { least: 0, most: Math.max(0, parts.length - 1), otherwise: 0 };
      const attributes = {
        'initial-tab': countIn(argumentOf('initialtab', option?.nodes ?? []), counted, page),
        'tabs-toggable': isToggleable ? ('true' as const) : undefined,
        at: page.at(span),
      };
      return element(
        'tabs',
        attributes,
        parts.map((part) => writeTab(part, page)),
      );
    },
  };
}

function writeTab({ command, nodes, span }: Stretch, page: WrittenPage): Markup {
  return page.names.inside(true, () => {
    const headline = element('headline', {}, page.line(command.arguments[0]?.nodes ?? []));
    return element('tab', { at: page.at(span) }, [headline, page.blocks(nodes)]);
  });
}
