import { element } from '@lemma/core/document';
import type { BlockEnvironment } from '../page.ts';

/** `\begin{code}[python]` and `\begin{verbatim}`: verbatim, without the line breaks next to `\begin` and `\end`. */
export const code: BlockEnvironment = {
  syntax: { content: 'verbatim', options: ['raw'] },
  write: ({ options: [language], body, span }, page) => {
    const attributes = { language: language?.text.trim() || undefined, at: page.at(span) };
    return element('code', attributes, asTyped(body.text));
  },
};

/** `\begin{codeoutput}[title]`: program output, verbatim, in a box. */
export const codeOutput: BlockEnvironment = {
  syntax: { content: 'verbatim', options: ['text'] },
  write: ({ options: [title], body, span }, page) => {
    const headline = title === undefined ? '' : element('headline', {}, page.line(title.nodes));
    const listing = element('code', { at: page.at(span) }, asTyped(body.text));
    return element('block', { role: 'code-output', at: page.at(span) }, [headline, listing]);
  },
};

/** Without the line breaks next to `\begin` and `\end`. */
function asTyped(body: string): string {
  return body.replace(/^[ \t]{0,100}\r?\n/, '').replace(/\r?\n[ \t]{0,100}$/, '');
}
