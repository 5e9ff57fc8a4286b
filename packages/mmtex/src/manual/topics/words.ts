import { entriesOf, type Topic } from '../entry.ts';

/** Commands within a line of text. */
export const wordTopics: readonly Topic[] = [
  {
    title: 'Emphasis and quotation',
    about: '`\\emph[strong]{}` is bold.',
    entries: entriesOf('\\emph \\textit \\textbf \\notion \\quoted'),
    example: `A \\notion{group} is a set with \\emph{one} operation, \\emph[strong]{not two}: \\quoted{so to speak}.
It is \\textit{never} \\textbf{empty}.`,
  },
  {
    title: 'Words of computers and manuals',
    entries: entriesOf('\\code \\verb \\file \\keyb \\id \\plhld \\meta \\optional \\alt'),
    example: `Type \\keyb{Ctrl} and \\code{ls -l}, or \\verb|a_1 & b|, in \\file{notes.txt}; \\id{count} is a name.
Write \\plhld{your name}, then \\meta{n}, \\optional{-v} and \\alt{yes|no}.`,
  },
  {
    title: 'Looks and notes',
    about:
      'Pens of `\\mark[n]` are 0 to 9, 0 unless told. Classes of `\\span[class]` are `small`, `large`, `underline`, `strike`, `nobreak`.',
    entries: entriesOf('\\mark \\span \\footnote \\balloon \\floatleft \\floatright'),
    example: `\\floatright{A remark at the side.}
\\mark[3]{Marked} words, \\span[small]{small} ones, and a note\\footnote{At the end of the page.}.
A \\balloon[prime]{It has exactly two divisors.} number. \\floatleft{On the left.}`,
  },
  {
    title: 'Links and labels',
    about:
      'A label right after a headline is the headline’s, one in a formula the formula’s. `\\href` and `\\link` lead to web and mail addresses, to documents by path or local id.',
    entries: entriesOf('\\href \\link text:\\label \\anchor \\ref \\eqref'),
    example: `\\section{Sums}\\label{sums}
\\begin{equation} a + b = b + a \\label{commutes} \\end{equation}
See \\ref{sums}, \\eqref{commutes} and \\anchor[this place]{here}, \\ref{here}.
\\href{https://example.org}{A page}, \\link{/fractions/overview}{an article}.`,
  },
  {
    title: 'Values and conditions',
    about: 'In the texts of figures, quick checks and problems. Conditions: [expressions.md](expressions.md).',
    entries: entriesOf('\\var \\IF \\IFELSE \\ansref'),
    example: `\\begin{quickcheck}
  \\type{input.number}
  \\begin{variables} \\randint{a}{2}{9} \\number{s}{2*a} \\end{variables}
  \\text{Twice $\\var{a}$ is \\ansref. \\IF{a > 5}{It is more than ten.} \\IFELSE{a = 5}{It is ten.}{It is not ten.}}
  \\begin{answer} \\solution{s} \\end{answer}
\\end{quickcheck}`,
  },
  {
    title: 'Accents and line breaks',
    about: 'Every sign may be typed as it is (UTF-8) as well.',
    entries: entriesOf('\\" \\\' \\` \\^ \\~ \\= \\. \\u \\v \\H \\t \\c \\d \\b \\r \\k \\newline \\\\'),
    example: `K\\"ase, caf\\'e, \\\`a la carte, L'H\\^opital, ma\\~nana, \\=a, \\.z, \\u{g}, \\v{c}, Erd\\H{o}s, \\t{oo}, \\c{c}, \\d{h}, \\b{b}, \\r{a}, \\k{a}.\\newline
A new line,\\\\ and one more.`,
  },
];
