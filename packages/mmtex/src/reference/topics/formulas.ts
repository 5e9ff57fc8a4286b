import { entriesOf, type Topic } from '../entry.ts';

/** Names of formulas in text; their inside is a language of its own. */
export const formulaTopics: readonly Topic[] = [
  {
    title: 'Formulas on their own line',
    about:
      '`$…$` and `\\(…\\)` stand in the line, `\\[…\\]` and `$$…$$` on their own. `equation`, `align`, `gather` are numbered, their starred forms are not.',
    entries: entriesOf('equation equation* displaymath align align* gather gather*'),
    example: `\\begin{equation} a + b = b + a \\label{commutes} \\end{equation}
\\begin{align} a &= b + c \\\\ &= d \\end{align}
\\begin{gather} a = b \\\\ c = d \\end{gather}
\\begin{displaymath} x^2 \\end{displaymath}
\\begin{equation*} x^2 \\end{equation*}
\\begin{align*} a &= b \\end{align*}
\\begin{gather*} a = b \\end{gather*}`,
  },
  {
    title: 'Cases and matrices',
    about: 'In a formula or alone.',
    entries: entriesOf('cases matrix pmatrix bmatrix vmatrix'),
    example: `\\begin{cases} x & x \\ge 0 \\\\ -x & x < 0 \\end{cases}
\\begin{matrix} 1 & 2 \\end{matrix}
\\begin{pmatrix} 1 \\\\ 2 \\end{pmatrix}
\\begin{bmatrix} 1 & 0 \\\\ 0 & 1 \\end{bmatrix}
\\begin{vmatrix} a & b \\\\ c & d \\end{vmatrix}`,
  },
];
