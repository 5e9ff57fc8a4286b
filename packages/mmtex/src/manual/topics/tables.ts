import { entriesOf, type Topic } from '../entry.ts';

/** Names of tables. */
export const tableTopics: readonly Topic[] = [
  {
    title: 'Tables',
    about: 'Classes, alignments and colours: [Tables](language.md#tables) in the description of the language.',
    entries:
      entriesOf(`table \\head \\body \\foot [\\class] [\\class*] [\\align] [\\valign] [\\cellaligns] [\\cellvaligns]
      [\\cellclasses] \\colspan \\rowspan \\headcell \\cellcolor \\rowcolor`),
    example: `\\begin{table}[\\class{crosstab}\\cellaligns{lcc}\\cellvaligns{tmm}\\cellclasses{head, , light_blue}\\align{center}\\valign{top}]
  \\head & even & odd \\\\
  \\body even & \\cellcolor{light_green} even & odd \\\\
        odd & \\rowspan{2} odd & even \\\\
        \\headcell neither & none \\\\
  \\foot[\\cellaligns{lc}] \\rowcolor{light_grey} sum & \\colspan{2} of two numbers
\\end{table}
\\begin{table}[\\class*{layout}] \\body a & b \\end{table}`,
  },
  {
    title: 'Tables of LaTeX',
    about: 'Lines are where they are written: `|` and `\\hline`.',
    entries: entriesOf('tabular \\hline \\multicolumn \\multirow'),
    example: `\\begin{tabular}{|l|*{2}{c}|}
  \\hline
  \\multirow{2}{*}{$n$} & 1 & 2 \\\\
                       & 3 & 4 \\\\
  \\hline
  \\multicolumn{3}{|c|}{all}
\\end{tabular}`,
  },
];
