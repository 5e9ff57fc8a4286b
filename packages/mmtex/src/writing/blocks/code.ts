import { element, escapeText } from '../../xml/index.ts';
import type { BlockEnvironment } from '../page.ts';

/** `\begin{code}[python]` and `\begin{verbatim}`: as typed, without the line breaks next to `\begin` and `\end`. */
export const code: BlockEnvironment = {
  syntax: { content: 'verbatim', options: ['raw'] },
  write: ({ options: [language], body, span }, page) => {
    const text = body.text.replace(/^[ \t]{0,100}\r?\n/, '').replace(/\r?\n[ \t]{0,100}$/, '');
    const attributes = { language: language?.text.trim() || undefined, at: page.at(span) };
    return element('code', attributes, escapeText(text));
  },
};
