import { element } from '@lemma/core/document';
import type { InlineCommand } from './page.ts';

/** Inline commands of older sources: converted to their modern spelling, with a finding that names it. */
export const oldInlineCommands: readonly (readonly [string, InlineCommand])[] = [
  ['defnotion', oldNotion()],
  ['isdefinedas', oldSign(' := ', '$:=$')],
  ['implies', oldSign(' \u21d2 ', '$\\implies$')],
  ['isequivalentto', oldSign(' \u21d4 ', '$\\iff$')],
  ['newitemizeclasses', oldItemizeClasses()],
];

function oldNotion(): InlineCommand {
  return {
    syntax: { arguments: ['text'] },
    write: ({ name, nameSpan, arguments: [words] }, page) => {
      const fix = [{ span: nameSpan, text: '\\notion' }];
      page.report('old-spelling', nameSpan, { found: `\\${name}`, instead: '\\notion{}' }, fix);
      return element('notion', {}, page.inline(words?.nodes ?? []));
    },
  };
}

function oldSign(sign: string, instead: string): InlineCommand {
  return {
    syntax: {},
    write: ({ name, nameSpan }, page) => {
      page.report('old-spelling', nameSpan, { found: `\\${name}`, instead }, [{ span: nameSpan, text: instead }]);
      return sign;
    },
    plain: sign,
  };
}

/** `\newitemizeclasses{a, b}` named classes of lists; today a list states its style. */
function oldItemizeClasses(): InlineCommand {
  return {
    syntax: { arguments: ['raw'] },
    write: ({ name, nameSpan }, page) => {
      page.report('old-spelling', nameSpan, { found: `\\${name}`, instead: '\\begin{itemize}[square]' });
      return '';
    },
    plain: '',
  };
}
