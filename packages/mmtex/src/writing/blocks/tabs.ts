import { element, type Markup } from '@lemma/core/document';
import type { BlockEnvironment, WrittenPage } from '../page.ts';
import { argumentOf, numberIn } from '../parts.ts';
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
      const attributes = {
        'initial-tab': numberIn(argumentOf('initialtab', option?.nodes ?? []), 0, page),
        'tabs-toggable': isToggleable ? ('true' as const) : undefined,
        at: page.at(span),
      };
      const parts = splitAt(['tab'], nodes, page).map((part) => writeTab(part, page));
      return element('tabs', attributes, parts);
    },
  };
}

function writeTab({ command, nodes, span }: Stretch, page: WrittenPage): Markup {
  return page.names.inside(true, () => {
    const headline = element('headline', {}, page.line(command.arguments[0]?.nodes ?? []));
    return element('tab', { at: page.at(span) }, [headline, page.blocks(nodes)]);
  });
}
