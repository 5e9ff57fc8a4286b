import { entriesOf, type Topic } from '../entry.ts';

/** Commands for metadata. */
export const metainfoTopics: readonly Topic[] = [
  {
    title: 'Facts about a document',
    about: 'All of it stands in `metainfo`; `topic`, `objective` and `label` may be repeated.',
    entries:
      entriesOf(`metainfo:\\name metainfo:\\description metainfo:description metainfo:\\topic metainfo:\\objective
      metainfo:\\label metainfo:\\coursesection metainfo:\\difficulty metainfo:\\copyrightinfo metainfo:\\status
      metainfo:authors authors:\\author metainfo:changelog`),
    example: `\\begin{metainfo}
  \\name{Fractions}
  \\begin{description} How fractions are added. \\end{description}
  \\topic{arithmetic/fractions}
  \\objective{add-fractions}
  \\label{bridging-course}
  \\coursesection{1}
  \\difficulty{3}
  \\copyrightinfo{CC BY 4.0}
  \\status{final}
  \\begin{authors} \\author{Ada} \\author{Emmy} \\end{authors}
  \\begin{changelog} 2026: first version \\end{changelog}
\\end{metainfo}
\\begin{metainfo}
  \\description{The same in one line.}
\\end{metainfo}
\\begin{content} \\title{Fractions} \\end{content}`,
  },
  {
    title: 'Files and documents with a local id',
    entries: entriesOf(
      'metainfo:components \\component metainfo:links links:\\link metainfo:attachable \\attachableto',
    ),
    example: `\\begin{metainfo}
  \\name{Fractions}
  \\begin{components} \\component{image}{/media/pizza.svg}{pizza} \\end{components}
  \\begin{links} \\link{article}{what-is-a-fraction}{what} \\end{links}
  \\begin{attachable} \\attachableto{article}{/fractions/overview} \\end{attachable}
\\end{metainfo}
\\begin{content}
  \\title{Fractions}
  \\image[width=40%, alt=A pizza in six parts]{pizza} \\link{what}{What is a fraction?}
\\end{content}`,
  },
  {
    title: 'What courses and older sources say besides',
    about: 'Read and kept; the labels and points of a course’s components are left to the course.',
    entries: entriesOf(`metainfo:\\corrector metainfo:\\generic metainfo:\\creategeneric metainfo:\\class
      metainfo:\\genericsummary metainfo:\\timeframe \\compcsc \\compwks \\compgelm \\compgsel \\compgprb \\defapplet`),
    example: `\\begin{metainfo}
  \\name{A course}
  \\corrector{/correctors/fractions}
  \\generic{/fractions/overview}
  \\creategeneric
  \\class{/courses/bridging}
  \\genericsummary{/courses/summary}
  \\timeframe{2026-10-01}{2027-02-15}
  \\begin{components}
    \\compcsc{/course/section}{first}{Section 1}
    \\compwks{/course/worksheet}{sheet}{Worksheet 1}
    \\compgelm{/course/element}{element}{Element}
    \\compgsel{/course/part}{part}{Part}
    \\compgprb{/course/problem}{problem}{Problem}{4}
    \\defapplet{/applets/fractions}{applet}
  \\end{components}
\\end{metainfo}
\\begin{content} \\title{A course} \\end{content}`,
  },
];
