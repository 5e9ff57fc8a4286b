import { courseRoles } from '@lemma/core/course';
import { entriesOf, type Topic } from '../entry.ts';

/** Commands for the document as a whole, and for assembling its source. */
export const documentTopics: readonly Topic[] = [
  {
    title: 'The document',
    about: '`\\usepackage` of older sources and their generic `\\embedmathlet{gwtmathlet}` are read and say nothing.',
    entries: entriesOf(
      '\\documentclass \\usepackage \\embedmathlet \\ombchapter \\ombarticle metainfo content text:\\title \\subtitle \\author \\version',
    ),
    example: `\\documentclass{mumie.article}
\\usepackage{mumie.ombplus}
\\embedmathlet{gwtmathlet}
\\ombchapter{2}
\\ombarticle{3}
\\begin{metainfo}
  \\name{Fractions}
\\end{metainfo}
\\begin{content}
  \\title{Fractions}
  \\subtitle{Parts of a whole}
  \\author[TU Berlin]{Ada Lovelace}
  \\version{2}
  A half is two quarters.
\\end{content}`,
  },
  {
    title: 'Courses',
    about: `The roles are, from 0: ${courseRoles.map((role) => `\`${role}\``).join(', ')}. Instead of its name a role may have its number. The problems of a worksheet that is a \`selftest\` are on one page, and evaluated together when their learner says so. A chapter is \`regular\`, \`additional\` or \`optional\`. What stands outside of the chapters is the introduction.`,
    entries: entriesOf('chapter chapter:worksheet \\lecture \\annex worksheet:\\problem'),
    example: `\\documentclass{mumie.course}
\\begin{content}
  \\title{Numbers}
  From fractions to interest.
  \\begin{chapter}[additional]
    \\title{Fractions}
    \\lecture[overview]{/fractions/what-is-a-fraction}
    \\lecture{/fractions/adding-fractions}
    \\annex[visualization]{/fractions/fractions-around-us}
    \\begin{worksheet}[training]
      \\title{Computing with fractions}
      \\problem{/fractions/reduce-problem}
    \\end{worksheet}
  \\end{chapter}
\\end{content}`,
  },
  {
    title: 'Languages, shorthands, comments',
    about:
      '`\\lang` and comments may stand anywhere but in code that is typed as it is. A shorthand stands before its first use; with `[n]` behind its name it has up to 9 arguments `#1` ….',
    entries: entriesOf('\\lang \\newcommand comment'),
    example: `\\newcommand{\\half}[1]{\\frac{#1}{2}}
\\lang{de}{Die Hälfte ist $\\half{x}$.}\\lang{en}{One half is $\\half{x}$.} % to the end of the line
\\begin{comment} Nobody reads this. \\end{comment}`,
  },
  {
    title: 'Other sources',
    entries: entriesOf('\\input \\insert'),
    example: `\\input{parts/introduction}
\\insert{parts/introduction}`,
  },
  {
    title: 'Headings',
    about: 'Starred headings have no number and are in no table of contents.',
    entries: entriesOf(
      '\\section \\section* \\subsection \\subsection* \\subsubsection \\subsubsection* \\tableofcontents tableofcontents',
    ),
    example: `\\tableofcontents
\\section{Fractions}
\\subsection{Adding}
\\subsubsection{Equal denominators}
\\section*{Without a number}
\\subsection*{Nor this one}
\\subsubsection*{Nor that one}
\\begin{tableofcontents}[What this is about] Three sections: \\end{tableofcontents}`,
  },
];
