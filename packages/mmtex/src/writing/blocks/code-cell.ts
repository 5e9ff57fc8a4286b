import { element, type CodeLanguage, type EditableRange, type Markup } from '@lemma/core/document';
import { readMarks, textIn } from '../code-marks.ts';
import { trimmed, type BlockEnvironment } from '../page.ts';

/** Code that readers may change and run: `\begin{python}[title] … \end{python}`, `\begin{octave}`. */
export function codeCell(language: CodeLanguage): BlockEnvironment {
  return {
    syntax: { content: 'verbatim', options: ['raw'] },
    write: ({ options: [option], body, span, nameSpan }, page) => {
      const title = option === undefined ? '' : textIn(option, page.language, page.report).text.trim();
      const { text, ranges } = readMarks(withoutOuterBreaks(body), page.language, page.report);
      if (trimmed(body).text === '') page.report('empty-cell', nameSpan, { name: language });
      const parts = [
        title === '' ? '' : element('headline', {}, title),
        element('input', {}, text),
        ...ranges.map(writeRange),
      ];
      return element('codecell', { language, at: page.at(span) }, parts);
    },
  };
}

/** Without the line breaks next to `\begin` and `\end`, as in a listing. */
export function withoutOuterBreaks({
  text,
  span,
}: {
  readonly text: string;
  readonly span: { readonly from: number; readonly to: number };
}) {
  const from = /^[ \t]{0,100}\r?\n/.exec(text)?.[0].length ?? 0;
  const inner = text.slice(from).replace(/\r?\n[ \t]{0,100}$/, '');
  return { text: inner, span: { from: span.from + from, to: span.from + from + inner.length } };
}

/** Writes an editable range. */
export function writeRange({ start, end, allowMultiline, label }: EditableRange): Markup {
  const attributes = {
    start: `${String(start.line)}:${String(start.column)}`,
    end: `${String(end.line)}:${String(end.column)}`,
    multiline: allowMultiline ? 'true' : undefined,
    label,
  };
  return element('range', attributes, '');
}
