import type { ConversionCode, Finding } from '@lemma/core/source';

/** The catalogue entry of a finding. */
export interface FindingEntry {
  readonly severity: Finding['severity'];
  /** For authors: what is wrong and how the place is treated. */
  readonly meaning: string;
  /** A source with this finding; missing if it would be too long to print. */
  readonly example?: string;
  /** The part of the example that is marked: text that occurs once; if it contains «…», only what is between them. */
  readonly marks?: string;
}

/** Every finding of conversion: the documentation and the tests are derived from this table. */
export const catalogue: Readonly<Record<ConversionCode, FindingEntry>> = {
  // Limits
  'too-long': {
    severity: 'error',
    meaning: 'The source is longer than 1 MB, or has more than 20,000 formulas; only its first part is converted.',
  },
  'too-deep': {
    severity: 'error',
    meaning: 'Braces are nested 100 deep, or arguments and environments 33 deep; anything deeper is left out.',
  },
  'too-many-expansions': {
    severity: 'error',
    meaning:
      'More than 1,000 calls of `\\newcommand` shorthands were expanded, or one calls itself; the rest is left out.',
    example: '\\newcommand{\\again}{\\again}\\again',
    marks: '\\again}«\\again»',
  },
  'too-many-repetitions': {
    severity: 'error',
    meaning:
      'The definitions of a problem are repeated in each of its questions, and there are more than 20,000 in total; the questions from here on are left out.',
  },
  'too-many-findings': { severity: 'error', meaning: 'The list of findings ends here, after 1,000.' },
  // Brackets and environments
  'unclosed-group': {
    severity: 'error',
    meaning: 'A `{` without its `}`; the argument ends with the paragraph.',
    example: '\\emph{word',
    marks: '{',
  },
  'unclosed-option': {
    severity: 'error',
    meaning: 'A `[` after a command without its `]`.',
    example: '\\begin{itemize}\\item[first \\end{itemize}',
    marks: '[',
  },
  'unclosed-formula': {
    severity: 'error',
    meaning: 'A formula that is never closed; it ends with the paragraph.',
    example: 'Let $x be a number.',
    marks: '$',
  },
  'unclosed-environment': {
    severity: 'error',
    meaning: 'A `\\begin` without its `\\end`; the environment ends where the surrounding one does.',
    example: '\\begin{remark} text',
    marks: '\\begin{remark}',
  },
  MISSING_CLOSING_BRACKET: {
    severity: 'error',
    meaning: 'A definition or a condition has a bracket that is not closed.',
    example: '\\IF{(a > 0}{positive}',
    marks: '(',
  },
  'unexpected-brace': { severity: 'error', meaning: 'A `}` without its `{`.', example: 'text } text', marks: '}' },
  'unexpected-end': {
    severity: 'error',
    meaning: 'An `\\end` without its `\\begin`.',
    example: 'text \\end{itemize}',
    marks: '\\end{itemize}',
  },
  'mismatched-end': {
    severity: 'error',
    meaning: 'An environment is closed by an `\\end` with another name.',
    example: '\\begin{remark} text \\end{remarks}',
    marks: '\\end{remarks}',
  },
  // Names
  'unknown-command': {
    severity: 'error',
    meaning: 'There is no command with this name; `suggestion` is one with a similar spelling.',
    example: '\\empf{word}',
    marks: '\\empf',
  },
  'misplaced-command': {
    severity: 'error',
    meaning: 'The command can only be used in certain environments.',
    example: '\\item first',
    marks: '\\item',
  },
  'unknown-environment': {
    severity: 'error',
    meaning: 'There is no environment with this name; `suggestion` is one with a similar spelling.',
    example: '\\begin{itemise}\\item first\\end{itemise}',
    marks: '\\begin{itemise}',
  },
  'misplaced-environment': {
    severity: 'error',
    meaning: 'The environment can only be used in certain environments.',
    example: '\\begin{choice}\\text{2}\\end{choice}',
    marks: '\\begin{choice}',
  },
  'missing-argument': {
    severity: 'error',
    meaning: 'The command or environment needs more arguments than it has.',
    example: '\\emph word',
    marks: '\\emph',
  },
  'unknown-language': {
    severity: 'error',
    meaning: 'A `\\lang` with a language other than de, en, fr or zh; its text is not shown in any language.',
    example: '\\lang{it}{ciao}',
    marks: 'it',
  },
  'bad-shorthand': {
    severity: 'error',
    meaning: 'A `\\newcommand` that is not of the form `\\newcommand{\\name}[number]{text}`.',
    example: '\\newcommand{name}{text}',
    marks: '\\newcommand',
  },
  // What is allowed where
  'misplaced-ampersand': {
    severity: 'error',
    meaning: 'A `&` outside a table; in text write `\\&`.',
    example: 'salt & pepper',
    marks: '&',
  },
  'cell-below-span': {
    severity: 'warning',
    meaning: 'A cell below a `\\multirow` that is not empty; it moves to the right.',
    example: '\\begin{tabular}{ll}\\multirow{2}{*}{a} & b \\\\ c & d\\end{tabular}',
    marks: 'c',
  },
  'unexpected-text': {
    severity: 'error',
    meaning: 'Text where only commands are allowed; it is left out.',
    example: '\\begin{visualization}{v1} a parabola \\end{visualization}',
    marks: 'a parabola',
  },
  'text-before-first': {
    severity: 'error',
    meaning: 'Text before the first `\\item`, `\\step` or `\\tab`; it is left out.',
    example: '\\begin{itemize} first \\item second \\end{itemize}',
    marks: 'first',
  },
  'block-in-line': {
    severity: 'error',
    meaning: 'An environment or heading where only a line of text is allowed; its text is shown without it.',
    example: '\\emph{\\begin{remark} text \\end{remark}}',
    marks: '\\begin{remark}',
  },
  'nested-editable': {
    severity: 'error',
    meaning: 'An editable part of a code cell lies inside another one; the inner one is ignored.',
    example: '\\begin{python}\n\\begin{editable}\nx = \\blank{1}\n\\end{editable}\n\\end{python}',
    marks: '\\blank',
  },
  'empty-cell': {
    severity: 'warning',
    meaning: 'A code cell without code.',
    example: '\\begin{python}\n\\end{python}',
    marks: '\\begin{python}',
  },
  'text-outside-content': {
    severity: 'warning',
    meaning: 'Text outside `\\begin{content} … \\end{content}`; it is left out.',
    example: '\\begin{content}\\title{Title}\\end{content} text',
    marks: 'text',
  },
  'percent-comment': {
    severity: 'warning',
    meaning:
      'A `%` right after a digit: as always, it begins a comment, and the rest of the line is left out. In text write `\\%`. In the value of a definition it is read as a percent sign and rejected.',
    example: 'Only 5% of all.',
    marks: '%',
  },
  'umlaut-shorthand': {
    severity: 'warning',
    meaning:
      'A `"` before a letter as in `f"ur`: without `\\usepackage[german]{babel}` it stays as it is. Write the letter itself.',
    example: 'Zeit f"ur alle',
    marks: '"u',
  },
  'missing-part': {
    severity: 'error',
    meaning: 'An environment lacks a required part.',
    example: '\\begin{quickcheck}\\text{How much?}\\end{quickcheck}',
    marks: '\\begin{quickcheck}',
  },
  // Arguments of commands
  'unknown-option': {
    severity: 'warning',
    meaning: 'An unknown option or style; it is ignored.',
    example: '\\begin{itemize}[stars]\\item first\\end{itemize}',
    marks: 'stars',
  },
  'unknown-type': {
    severity: 'error',
    meaning: 'An unknown type or number field; the default is used.',
    example:
      '\\begin{quickcheck}\\type{mc.some}\\text{?}\\begin{choice}\\text{2}\\solution{true}\\end{choice}\\end{quickcheck}',
    marks: 'mc.some',
  },
  'unknown-document-class': {
    severity: 'warning',
    meaning:
      'A document class other than `mumie.article`, `mumie.problem` and `mumie.course`; the document is treated as an article.',
    example: '\\documentclass{letter}\\begin{content}\\title{Title}\\end{content}',
    marks: 'letter',
  },
  // Courses
  'misplaced-chapter': {
    severity: 'error',
    meaning: 'A `chapter` that does not stand directly in the content of a course; it is left out.',
    example: '\\begin{chapter}\\title{Fractions}\\lecture{/fractions/adding}\\end{chapter}',
    marks: '\\begin{chapter}',
  },
  'empty-chapter': {
    severity: 'error',
    meaning: 'A chapter of a course without any article or worksheet.',
    example:
      '\\documentclass{mumie.course}\\begin{content}\\title{T}\\begin{chapter}\\title{Fractions}\\end{chapter}\\end{content}',
    marks: '\\begin{chapter}',
  },
  'unknown-role': {
    severity: 'error',
    meaning: 'A role that is neither a name nor a number from 0 to 11; the usual one of the entry counts.',
    example:
      '\\documentclass{mumie.course}\\begin{content}\\title{T}\\begin{chapter}\\title{Fractions}\\lecture[12]{/a}\\end{chapter}\\end{content}',
    marks: '12',
  },
  'twice-in-course': {
    severity: 'error',
    meaning: 'A document that the course already contains, so that work on it would count twice; it is left out here.',
    example:
      '\\documentclass{mumie.course}\\begin{content}\\title{T}\\begin{chapter}\\title{Fractions}\\lecture{/a}\\annex{/a}\\end{chapter}\\end{content}',
    marks: '\\annex{«/a»}',
  },
  'old-spelling': {
    severity: 'warning',
    meaning: 'A spelling from older sources; it is read as the one named in the message.',
    example: '\\begin{statement} text \\end{statement}',
    marks: '\\begin{statement}',
  },
  'not-a-number': {
    severity: 'error',
    meaning: 'A number of the kind that the command takes is needed; the command is ignored.',
    example: '\\begin{visualization}{v1}\\begin{canvas}\\plotLeft{left}\\end{canvas}\\end{visualization}',
    marks: 'left',
  },
  'number-outside': {
    severity: 'warning',
    meaning:
      'A number that is outside of what it counts, such as the second of one step; the one named in the message counts.',
    example: '\\begin{incremental}[\\initialsteps{9}]\\step first\\end{incremental}',
    marks: '9',
  },
  'cells-and-columns': {
    severity: 'warning',
    meaning: 'A row with more cells than the table has columns, or a head with fewer.',
    example: '\\begin{tabular}{l} a & b\\end{tabular}',
    marks: 'a & b',
  },
  'too-large': {
    severity: 'warning',
    meaning: 'A board of more than 4000 pixels; it gets 4000.',
    example: '\\begin{visualization}{v1}\\begin{canvas}\\plotSize{40000}\\end{canvas}\\end{visualization}',
    marks: '40000',
  },
  'reversed-edges': {
    severity: 'error',
    meaning:
      'The left edge of a board is not to the left of its right edge, or the lower edge is not below the upper one; both get their defaults.',
    example: '\\begin{visualization}{v1}\\begin{canvas}\\plotLeft{7}\\end{canvas}\\end{visualization}',
    marks: '7',
  },
  'bad-solution': {
    severity: 'error',
    meaning: 'The solution of a choice is neither `true` nor `false`; the choice counts as wrong.',
    example:
      '\\begin{quickcheck}\\text{?}\\begin{choice}\\text{1}\\solution{maybe}\\end{choice}' +
      '\\begin{choice}\\text{2}\\solution{true}\\end{choice}\\end{quickcheck}',
    marks: 'maybe',
  },
  'no-correct-choice': {
    severity: 'error',
    meaning: 'A multiple-choice question without a correct choice.',
    example: '\\begin{quickcheck}\\text{?}\\begin{choice}\\text{1}\\solution{false}\\end{choice}\\end{quickcheck}',
    marks: '\\begin{quickcheck}',
  },
  'undefined-solution': {
    severity: 'error',
    meaning: 'The solution of an answer is empty or names an undefined variable: no answer could be right.',
    example: '\\begin{quickcheck}\\text{?}\\begin{answer}\\solution{s}\\end{answer}\\end{quickcheck}',
    marks: '\\solution{«s»}',
  },
  'unreadable-solution': {
    severity: 'error',
    meaning:
      'The solution of an answer has a number with `e` within a term, which may be a power of ten or the number e.',
    example: '\\begin{quickcheck}\\text{?}\\begin{answer}\\solution{3*2e-3}\\end{answer}\\end{quickcheck}',
    marks: '2e-3',
  },
  'unknown-unit': {
    severity: 'error',
    meaning: 'The argument of `\\unit` is no unit: no answer could be right.',
    example: '\\begin{quickcheck}\\text{?}\\begin{answer}\\solution{1}\\unit{miles}\\end{answer}\\end{quickcheck}',
    marks: 'miles',
  },
  'unknown-domain': {
    severity: 'error',
    meaning: 'The second argument of `\\parameterDomain` is neither a word for a set of numbers nor an interval.',
    example:
      '\\begin{quickcheck}\\type{input.function}\\text{?}\\begin{answer}\\solution{1}\\parameterDomain{n}{even}\\end{answer}\\end{quickcheck}',
    marks: 'even',
  },
  'corrector-of-other-type': {
    severity: 'warning',
    meaning: 'A command or an environment for answers of another type: it has no effect here.',
    example:
      '\\begin{quickcheck}\\type{input.text}\\text{?}\\begin{answer}\\solution{1}\\unit{km}\\end{answer}\\end{quickcheck}',
    marks: '\\unit',
  },
  'solution-outside-editable': {
    severity: 'error',
    meaning: 'The solution of a code answer changes code that learners cannot change; they could not give it.',
    example:
      '\\begin{problem}\\begin{question}\\type{python}\\text{?}\\begin{answer}\\begin{fragment}\nx = \\blank{1}\n\\end{fragment}\\begin{codesolution}\ny = 2\n\\end{codesolution}\\end{answer}\\begin{evaluator}\nexit(0)\n\\end{evaluator}\\end{question}\\end{problem}',
    marks: 'y = 2',
  },
  'code-in-quickcheck': {
    severity: 'error',
    meaning: 'A quick check whose answer is code: only the answers of problems are marked by running them.',
    example:
      '\\begin{quickcheck}\\type{python}\\text{?}\\begin{answer}\\begin{codesolution}\nx\n\\end{codesolution}\\end{answer}\\begin{evaluator}\nexit(0)\n\\end{evaluator}\\end{quickcheck}',
    marks: '\\begin{quickcheck}',
  },
  'precision-above-display': {
    severity: 'warning',
    meaning:
      'Answers are judged with more decimals than are shown: copying the numbers from the text gives a wrong answer.',
    example:
      '\\begin{quickcheck}\\correctorprecision{3}\\text{?}\\begin{choice}\\text{1}\\solution{true}\\end{choice}\\end{quickcheck}',
    marks: '3',
  },
  'duplicate-choice': {
    severity: 'warning',
    meaning: 'Two choices of a question have the same text.',
    example:
      '\\begin{quickcheck}\\text{?}\\begin{choice}\\text{1}\\solution{true}\\end{choice}\\begin{choice}\\text{1}\\end{choice}\\end{quickcheck}',
    marks: '\\end{choice}\\begin{choice}\\text{«1»}',
  },
  'unknown-column': {
    severity: 'error',
    meaning: 'A row of a `choicematrix` names a column that does not exist.',
    example:
      '\\begin{quickcheck}\\text{?}\\begin{choicematrix}\\column{yes}\\row{a}{1, 2}\\end{choicematrix}\\end{quickcheck}',
    marks: '2',
  },
  'pool-outside': {
    severity: 'error',
    meaning: 'A pool, a level or `\\permutechoices` has a range that goes too far or backwards.',
    example:
      '\\begin{quickcheckcontainer}\\randomquickcheckpool{1}{2}\\begin{quickcheck}\\text{?}\\begin{choice}\\text{1}\\solution{true}\\end{choice}\\end{quickcheck}\\end{quickcheckcontainer}',
    marks: '1}{2',
  },
  'never-asked': {
    severity: 'warning',
    meaning: 'A question of a game is not part of any level, so it is never asked.',
    example:
      '\\begin{problem}\\begin{level}\\question{1}\\end{level}\\begin{question}\\text{?}\\begin{choice}\\text{1}\\solution{true}\\end{choice}\\end{question}\\begin{question}\\text{?}\\begin{choice}\\text{1}\\solution{true}\\end{choice}\\end{question}\\end{problem}',
    marks: '\\end{question}«\\begin{question}»',
  },
  'unknown-answer': {
    severity: 'error',
    meaning:
      'A condition such as `ans_3 = 0`, or `\\permuteAnswers`, refers to an answer that the question does not have.',
    example:
      '\\begin{problem}\\begin{question}\\text{?}\\begin{answer}\\solution{1}\\end{answer}\\explanation[ans_2 = 0]{So.}\\end{question}\\end{problem}',
    marks: 'ans_2',
  },
  'unreadable-condition': {
    severity: 'error',
    meaning: 'A condition on answers that cannot be read: it never holds.',
    example:
      '\\begin{problem}\\begin{question}\\text{?}\\begin{answer}\\solution{1}\\end{answer}\\explanation[correct(ans1)]{So.}\\end{question}\\end{problem}',
    marks: 'ans1',
  },
  'earlier-answer-with-pool': {
    severity: 'error',
    meaning:
      '`\\earlierAnswer` in a problem with `\\randomquestionpool`: the earlier question may not be asked at all.',
    example:
      '\\begin{problem}\\randomquestionpool{1}{1}\\begin{variables}\\earlierAnswer{a}{1,1}\\end{variables}\\begin{question}\\text{?}\\begin{choice}\\text{1}\\solution{true}\\end{choice}\\end{question}\\end{problem}',
    marks: '\\earlierAnswer',
  },
  'unknown-earlier-answer': {
    severity: 'error',
    meaning: '`\\earlierAnswer` names an answer that does not exist, or after which none comes: it never applies.',
    example:
      '\\begin{problem}\\begin{question}\\text{?}\\begin{variables}\\earlierAnswer{a}{2, 1}\\end{variables}\\begin{answer}\\solution{1}\\end{answer}\\end{question}\\end{problem}',
    marks: '2, 1',
  },
  'bad-mention': {
    severity: 'error',
    meaning: '`\\var` takes the name of a variable, or of a point with a coordinate: `\\var{a}`, `\\var{P[x]}`.',
    example: '\\var{a+1}',
    marks: 'a+1',
  },
  'variable-in-two-rules': {
    severity: 'warning',
    meaning: 'A variable is listed in two `\\randadjustIf`; combine them into one with `OR`.',
    example:
      '\\begin{visualization}{v1}\\begin{variables}\\randint{a}{1}{9}\\randadjustIf{a}{a = 1}\\randadjustIf{a}{a = 2}\\end{variables}\\end{visualization}',
    marks: '\\randadjustIf{«a»}{a = 2}',
  },
  VARIABLE_NOT_DEFINED: {
    severity: 'error',
    meaning: 'A command of a figure names a variable that the figure does not define.',
    example: '\\begin{visualization}{v1}\\color{a}{blue}\\end{visualization}',
    marks: '\\color{«a»}',
  },
  'bad-literal': {
    severity: 'error',
    meaning:
      'Something in a `\\cindyObject` that is not a plain value: allowed are names, strings, numbers, `true`, `false`, `null`, ' +
      'lists and objects, but nothing that would have to be computed. The bracket that contains it is ignored.',
    example: '\\begin{cindyJS}{c1}\\cindyObject{{axes: yes}}\\end{cindyJS}',
    marks: 'yes',
  },
  'wrong-kind': {
    severity: 'error',
    meaning: 'A setting of a construction has the wrong kind of value; it is ignored.',
    example: '\\begin{cindyJS}{c1}\\cindyObject{{axes: 1}}\\end{cindyJS}',
    marks: 'axes: «1»',
  },
  'unknown-event': {
    severity: 'warning',
    meaning: 'A script of a construction for an unknown event; it is ignored.',
    example: '\\begin{cindyJS}{c1}\\begin{cindyscript}{cswheel}\\end{cindyscript}\\end{cindyJS}',
    marks: 'cswheel',
  },
  'duplicate-event': {
    severity: 'warning',
    meaning: 'Two scripts of a construction for one event; only the first one runs.',
    example:
      '\\begin{cindyJS}{c1}\\begin{cindyscript}{csdraw}\\end{cindyscript}\\begin{cindyscript}{csdraw}\\end{cindyscript}\\end{cindyJS}',
    marks: '\\end{cindyscript}\\begin{cindyscript}{«csdraw»}',
  },
  'unsafe-link': {
    severity: 'error',
    meaning:
      'A link whose address is not a web address, an email address or a place on this site; only its text is shown.',
    example: '\\href{javascript:alert(1)}{here}',
    marks: 'javascript:alert(1)',
  },
  'bad-path': {
    severity: 'error',
    meaning: 'An invalid path: it contains `\\`, `%`, `?`, `#` or `:`, is empty, or is longer than 300 characters.',
    example: '\\image[alt=x]{a:b.svg}',
    marks: 'a:b.svg',
  },
  'path-outside': {
    severity: 'error',
    meaning: 'A path that leads out of the content folder.',
    example: '\\image[alt=x]{/../x.svg}',
    marks: '/../x.svg',
  },
  'unknown-file-type': {
    severity: 'error',
    meaning: 'A file of a kind that this command cannot show.',
    example: '\\image[alt=x]{/notes.doc}',
    marks: '/notes.doc',
  },
  'unknown-lid': {
    severity: 'error',
    meaning: 'A local id that no `\\component` in the metainfo defines.',
    example: '\\image[alt=x]{pizza}',
    marks: 'pizza',
  },
  'bad-lid': {
    severity: 'error',
    meaning: 'A local id with characters other than letters, digits, `_`, `-` and `.`; it is not defined.',
    example:
      '\\begin{metainfo}\\begin{links}\\link{article}{/a}{a b}\\end{links}\\end{metainfo}\\begin{content}\\title{T}\\end{content}',
    marks: 'a b',
  },
  'duplicate-lid': {
    severity: 'error',
    meaning: 'Two entries of the metainfo have the same local id; the first keeps it.',
    example:
      '\\begin{metainfo}\\begin{links}\\link{article}{/a}{a}\\link{article}{/b}{a}\\end{links}\\end{metainfo}\\begin{content}\\title{T}\\end{content}',
    marks: '{/b}{«a»}',
  },
  'empty-name': {
    severity: 'error',
    meaning: 'The `\\name` in the metainfo is empty in this language; the title is used as the name.',
    example: '\\begin{metainfo}\\name{}\\end{metainfo}\\begin{content}\\title{T}\\end{content}',
    marks: '\\name{}',
  },
  'missing-alternative-text': {
    severity: 'warning',
    meaning:
      'An image without alternative text for readers who cannot see it: `[alt=…]`. A purely decorative image has `[alt={}]`.',
    example: '\\image{/pizza.svg}',
    marks: '\\image',
  },
  'no-files': {
    severity: 'error',
    meaning: '`\\input` or `\\insert` where no files are available, as in the try-out; it is left out.',
    example: '\\input{part}',
    marks: '\\input{part}',
  },
  'input-not-found': {
    severity: 'error',
    meaning: '`\\input` or `\\insert` of a file that is not in the content folder; it is left out.',
  },
  'input-cycle': {
    severity: 'error',
    meaning: 'A file that would insert itself; it is left out.',
  },
  'input-limit': {
    severity: 'error',
    meaning:
      'Inserted files are nested more than 10 deep, are more than 200, or are longer than 1 MB in total; the rest is left out.',
  },
  // Names in the document
  'duplicate-label': {
    severity: 'warning',
    meaning: 'Two anchors have the same name; references lead to the first.',
    example: '\\label{a} \\label{a}',
    marks: ' «\\label{a}»',
  },
  'unknown-reference': {
    severity: 'warning',
    meaning: 'A reference to an anchor that the document does not have.',
    example: '\\begin{content}\\title{Title} see \\ref{there}\\end{content}',
    marks: 'there',
  },
  'unnumbered-reference': {
    severity: 'warning',
    meaning:
      'A reference to a label on something without a number, title or label of its own; it shows the number of the section.',
    example: '\\begin{content}\\title{Title}\\[a \\label{here}\\] see \\ref{here}\\end{content}',
    marks: 'see \\ref{«here»}',
  },
  'duplicate-id': {
    severity: 'warning',
    meaning: 'Two figures, constructions or quick checks have the same id; the later one gets another.',
    example: '\\begin{visualization}{v1}\\end{visualization}\\begin{visualization}{v1}\\end{visualization}',
    marks: '\\end{visualization}\\begin{visualization}{«v1»}',
  },
  'id-without-number': {
    severity: 'warning',
    meaning: 'The id of a figure does not end with a number; the figure is shown nevertheless.',
    example: '\\begin{visualization}{parabola}\\end{visualization}',
    marks: 'parabola',
  },
  no_converted_title: {
    severity: 'error',
    meaning: 'The document has no title in this language, so it does not exist in it.',
    example: '\\begin{content} text \\end{content}',
    marks: '\\begin{content}',
  },
  // Formulas
  'unknown-math-command': {
    severity: 'error',
    meaning: 'There is no command with this name in formulas; `suggestion` is one with a similar spelling.',
    example: '$\\sqr{2}$',
    marks: '\\sqr',
  },
  'unknown-math-environment': {
    severity: 'error',
    meaning: 'There is no environment with this name in formulas.',
    example: '$\\begin{matrx}1\\end{matrx}$',
    marks: '\\begin{matrx}',
  },
  'mismatched-math-environment': {
    severity: 'error',
    meaning: 'A `\\begin` and an `\\end` in a formula that do not match.',
    example: '$\\begin{matrix}1\\end{pmatrix}$',
    marks: '\\end{pmatrix}',
  },
  'unbalanced-brace': {
    severity: 'error',
    meaning: 'A bracket in a formula that is never closed.',
    example: '\\[\\text{a $x}\\]',
    marks: '$',
  },
  'unexpected-character': {
    severity: 'error',
    meaning: 'A character with no meaning in formulas.',
    example: '\\[a $ b\\]',
    marks: '$',
  },
  'misplaced-alignment': {
    severity: 'error',
    meaning: 'A `&` or `\\\\` in a formula outside of `align`, `cases`, `matrix` and the like.',
    example: '$a & b$',
    marks: '&',
  },
  'missing-left-delimiter': {
    severity: 'error',
    meaning: 'A `\\right` without its `\\left`.',
    example: '$x\\right)$',
    marks: '\\right',
  },
  'missing-right-delimiter': {
    severity: 'error',
    meaning: 'A `\\left` without its `\\right`.',
    example: '$\\left(x$',
    marks: '\\left(',
  },
  'double-subscript': {
    severity: 'error',
    meaning: 'Two subscripts on one base.',
    example: '$a_1_2$',
    marks: '$a_1«_»',
  },
  'double-superscript': {
    severity: 'error',
    meaning: 'Two superscripts on one base.',
    example: '$a^1^2$',
    marks: '$a^1«^»',
  },
  'unknown-color': {
    severity: 'error',
    meaning: 'An unknown colour.',
    example: '$\\color{blueish}x$',
    marks: 'blueish',
  },
};
