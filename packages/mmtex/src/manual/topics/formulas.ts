import { entriesOf, type Topic } from '../entry.ts';

/** Commands for formulas in text; the language inside them is documented separately. */
export const formulaTopics: readonly Topic[] = [
  {
    title: 'Formulas on their own line',
    about:
      "`$…$` and `\\(…\\)` stand in the line, `\\[…\\]` and `$$…$$` on their own. `equation` and `multline` have a number, `align`, `gather` and the like one for each line, their starred forms none. `\\tag{A}` is a number of the author's, `\\tag*{A}` the same without brackets, `\\nonumber` takes the number away; `\\label` behind a line names it for `\\ref` and `\\eqref`.",
    entries: entriesOf(
      'equation equation* displaymath align align* gather gather* alignat alignat* flalign flalign* eqnarray eqnarray* multline multline*',
    ),
    example: `\\begin{equation} a + b = b + a \\label{commutes} \\end{equation}
\\begin{align} a &= b + c \\\\ &= d \\end{align}
\\begin{gather} a = b \\\\ c = d \\end{gather}
\\begin{displaymath} x^2 \\end{displaymath}
\\begin{equation*} x^2 \\end{equation*}
\\begin{align*} a &= b \\end{align*}
\\begin{gather*} a = b \\end{gather*}
\\begin{alignat}{2} a &= b & c &= d \\tag{A} \\end{alignat}
\\begin{alignat*}{1} a &= b \\end{alignat*}
\\begin{flalign} a &= b \\nonumber \\end{flalign}
\\begin{flalign*} a &= b \\end{flalign*}
\\begin{eqnarray} a &=& b \\end{eqnarray}
\\begin{eqnarray*} a &=& b \\end{eqnarray*}
\\begin{multline} a + b \\\\ + c \\end{multline}
\\begin{multline*} a + b \\\\ + c \\end{multline*}`,
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
