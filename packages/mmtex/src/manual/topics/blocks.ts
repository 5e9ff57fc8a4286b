import { calloutRoles } from '@lemma/core/document';
import { calloutEnvironment } from '../../writing/index.ts';
import { entriesOf, type Topic } from '../entry.ts';

const boxes = calloutRoles.map(calloutEnvironment).filter((name) => name !== 'codeoutput');

/** Block commands and environments. */
export const blockTopics: readonly Topic[] = [
  {
    title: 'Boxes',
    about: 'A heading word in the reader’s language and the title, if there is one. `custom` has only its title.',
    entries: entriesOf(boxes.join(' ')),
    example: boxes.map((name) => `\\begin{${name}}[Title] Words. \\end{${name}}`).join('\n'),
  },
  {
    title: 'Lists',
    about:
      'Styles: arabic alph Alph roman Roman greek bullet dash ast dot square circle arrow. Without one, numbers and signs go by depth.',
    entries: entriesOf('itemize enumerate text:description \\item'),
    example: `\\begin{itemize}[square] \\item one \\item two \\end{itemize}
\\begin{enumerate}[roman] \\item first \\item[2a] second \\end{enumerate}
\\begin{description} \\item[group] a set with an operation \\end{description}`,
  },
  {
    title: 'Text to unfold, in steps, in tabs',
    about: 'In `tabs*`, selecting the open tab again closes it.',
    entries: entriesOf(
      'text:showhide [\\initialstate] text:incremental [\\initialsteps] \\step text:tabs text:tabs* [\\initialtab] \\tab',
    ),
    example: `\\begin{showhide}[\\initialstate{0} A hint] Draw it. \\end{showhide}
\\begin{incremental}[\\initialsteps{1}] \\step First. \\step Then. \\end{incremental}
\\begin{tabs}[\\initialtab{1}] \\tab{Words} A sum. \\tab{Formula} $a+b$ \\end{tabs}
\\begin{tabs*} \\tab{Closed and open} A sum. \\end{tabs*}`,
  },
  {
    title: 'Program text',
    about: 'As typed. The option of `code` names its language; options stand on the line of `\\begin`.',
    entries: entriesOf('text:code verbatim codeoutput'),
    example: `\\begin{code}[python]
print(1 + 1)
\\end{code}
\\begin{codeoutput}[Output]
2
\\end{codeoutput}
\\begin{verbatim}
a & b % no comment
\\end{verbatim}`,
  },
  {
    title: 'Code cells',
    about: 'Readers change and run them. Besides `\\lang`, these are the only marks in the code.',
    entries: entriesOf('python octave editable \\blank'),
    example: `\\begin{python}[One step]
x = \\blank[initial value]{1.5}
\\begin{editable}[the step]
x = x - (x**2 - 2) / (2 * x)
\\end{editable}
print(x)
\\end{python}
\\begin{octave}[A matrix]
A = [1 2; 3 4]
\\end{octave}`,
  },
];
