import type { Finding } from '@lemma/core/source';

interface Entry {
  readonly severity: Finding['severity'];
  /** For authors: what is wrong and what happens with the place. */
  readonly meaning: string;
  /** A source that has this finding; missing where it would be too long to print. */
  readonly example?: string;
}

/** Every finding of conversion: the documentation, the tests and the type of the codes come from this table. */
export const catalogue = {
  // Limits
  'too-long': { severity: 'error', meaning: 'The source is longer than 1 MB; only its first part is converted.' },
  'too-deep': {
    severity: 'error',
    meaning: 'Braces are nested 100 deep, or arguments and environments 33 deep; what is inside is left out.',
  },
  'too-many-expansions': {
    severity: 'error',
    meaning:
      'More than 1,000 calls of `\\newcommand` shorthands were expanded, or one calls itself; the rest is left out.',
    example: '\\newcommand{\\again}{\\again}\\again',
  },
  'too-many-findings': { severity: 'error', meaning: 'The list of findings ends here, after 1,000.' },
  // Brackets and environments
  'unclosed-group': {
    severity: 'error',
    meaning: 'A `{` without its `}`; the argument ends with the paragraph.',
    example: '\\emph{word',
  },
  'unclosed-option': {
    severity: 'error',
    meaning: 'A `[` after a command without its `]`.',
    example: '\\begin{itemize}\\item[first \\end{itemize}',
  },
  'unclosed-formula': {
    severity: 'error',
    meaning: 'A formula that is opened and not closed; it ends with the paragraph.',
    example: 'Let $x be a number.',
  },
  'unclosed-environment': {
    severity: 'error',
    meaning: 'A `\\begin` without its `\\end`; the environment ends where the surrounding one does.',
    example: '\\begin{remark} text',
  },
  MISSING_CLOSING_BRACKET: {
    severity: 'error',
    meaning: 'A definition or a condition has a bracket that is not closed.',
    example: '\\IF{(a > 0}{positive}',
  },
  'unexpected-brace': { severity: 'error', meaning: 'A `}` without its `{`.', example: 'text } text' },
  'unexpected-end': {
    severity: 'error',
    meaning: 'An `\\end` without its `\\begin`.',
    example: 'text \\end{itemize}',
  },
  'mismatched-end': {
    severity: 'error',
    meaning: 'An environment is closed by the `\\end` of another name.',
    example: '\\begin{remark} text \\end{remarks}',
  },
  // Names
  'unknown-command': {
    severity: 'error',
    meaning: 'No command of this name; `suggestion` names one that is spelled alike.',
    example: '\\empf{word}',
  },
  'misplaced-command': {
    severity: 'error',
    meaning: 'The command has a meaning in certain environments only.',
    example: '\\item first',
  },
  'unknown-environment': {
    severity: 'error',
    meaning: 'No environment of this name; `suggestion` names one that is spelled alike.',
    example: '\\begin{itemise}\\item first\\end{itemise}',
  },
  'misplaced-environment': {
    severity: 'error',
    meaning: 'The environment has a meaning in certain environments only.',
    example: '\\begin{choice}\\text{2}\\end{choice}',
  },
  'missing-argument': {
    severity: 'error',
    meaning: 'The command or environment needs more arguments than it has.',
    example: '\\emph word',
  },
  'unknown-language': {
    severity: 'error',
    meaning: 'A `\\lang` of a language that is not one of de, en, fr, zh; its text is shown in no language.',
    example: '\\lang{it}{ciao}',
  },
  'bad-shorthand': {
    severity: 'error',
    meaning: 'A `\\newcommand` that does not read `\\newcommand{\\name}[number]{text}`.',
    example: '\\newcommand{name}{text}',
  },
  // What may stand where
  'misplaced-ampersand': {
    severity: 'error',
    meaning: 'A `&` outside a table; in text write `\\&`.',
    example: 'salt & pepper',
  },
  'unexpected-text': {
    severity: 'error',
    meaning: 'Text where only commands may stand; it is left out.',
    example: '\\begin{visualization}{v1} a parabola \\end{visualization}',
  },
  'text-before-first': {
    severity: 'error',
    meaning: 'Text before the first `\\item`, `\\step` or `\\tab`; it is left out.',
    example: '\\begin{itemize} first \\item second \\end{itemize}',
  },
  'block-in-line': {
    severity: 'error',
    meaning: 'An environment or headline where only a line of text may stand; its text is shown without it.',
    example: '\\emph{\\begin{remark} text \\end{remark}}',
  },
  'text-outside-content': {
    severity: 'warning',
    meaning: 'Text beside `\\begin{content} … \\end{content}`; it is left out.',
    example: '\\begin{content}\\title{Title}\\end{content} text',
  },
  'missing-part': {
    severity: 'error',
    meaning: 'An environment lacks a part it cannot do without.',
    example: '\\begin{quickcheck}\\text{How much?}\\end{quickcheck}',
  },
  // Values of commands
  'unknown-option': {
    severity: 'warning',
    meaning: 'An option or style that is not known; it is ignored.',
    example: '\\begin{itemize}[stars]\\item first\\end{itemize}',
  },
  'unknown-type': {
    severity: 'error',
    meaning: 'A type or number field that is not known; the usual one is taken.',
    example:
      '\\begin{quickcheck}\\type{mc.some}\\text{?}\\begin{choice}\\text{2}\\solution{true}\\end{choice}\\end{quickcheck}',
  },
  'unknown-document-class': {
    severity: 'warning',
    meaning: 'A document class other than `mumie.article` and `mumie.problem`; the document is taken for an article.',
    example: '\\documentclass{letter}\\begin{content}\\title{Title}\\end{content}',
  },
  'not-a-number': {
    severity: 'error',
    meaning: 'A number is needed, of the kind the command takes; the command is ignored.',
    example: '\\begin{visualization}{v1}\\begin{canvas}\\plotLeft{left}\\end{canvas}\\end{visualization}',
  },
  'bad-solution': {
    severity: 'error',
    meaning: 'The solution of a choice is neither `true` nor `false`; the choice counts as wrong.',
    example:
      '\\begin{quickcheck}\\text{?}\\begin{choice}\\text{1}\\solution{maybe}\\end{choice}' +
      '\\begin{choice}\\text{2}\\solution{true}\\end{choice}\\end{quickcheck}',
  },
  'no-correct-choice': {
    severity: 'error',
    meaning: 'A multiple-choice question without a true choice.',
    example: '\\begin{quickcheck}\\text{?}\\begin{choice}\\text{1}\\solution{false}\\end{choice}\\end{quickcheck}',
  },
  'bad-mention': {
    severity: 'error',
    meaning: '`\\var` takes the name of a variable, or of a point with a coordinate: `\\var{a}`, `\\var{P[x]}`.',
    example: '\\var{a+1}',
  },
  'variable-in-two-rules': {
    severity: 'warning',
    meaning:
      'A variable stands in the lists of two `\\randadjustIf`; one of them with `OR` says better what is avoided.',
    example:
      '\\begin{visualization}{v}\\begin{variables}\\randint{a}{1}{9}\\randadjustIf{a}{a = 1}\\randadjustIf{a}{a = 2}\\end{variables}\\end{visualization}',
  },
  VARIABLE_NOT_DEFINED: {
    severity: 'error',
    meaning: 'A command of a figure names a variable that the figure does not define.',
    example: '\\begin{visualization}{v1}\\color{a}{blue}\\end{visualization}',
  },
  'bad-literal': {
    severity: 'error',
    meaning:
      'Something in a `\\cindyObject` that is no plain value: it takes names, strings, numbers, `true`, `false`, `null`, ' +
      'lists and objects, and nothing that would have to be computed. The bracket it stands in is ignored.',
    example: '\\begin{cindyJS}{c1}\\cindyObject{{axes: yes}}\\end{cindyJS}',
  },
  'wrong-kind': {
    severity: 'error',
    meaning: 'A setting of a construction has another kind of value than it needs; it is ignored.',
    example: '\\begin{cindyJS}{c1}\\cindyObject{{axes: 1}}\\end{cindyJS}',
  },
  'unknown-event': {
    severity: 'warning',
    meaning: 'A script of a construction for an event that there is none of; it is ignored.',
    example: '\\begin{cindyJS}{c1}\\begin{cindyscript}{cswheel}\\end{cindyscript}\\end{cindyJS}',
  },
  'duplicate-event': {
    severity: 'warning',
    meaning: 'Two scripts of a construction for one event; only the first one runs.',
    example:
      '\\begin{cindyJS}{c1}\\begin{cindyscript}{csdraw}\\end{cindyscript}\\begin{cindyscript}{csdraw}\\end{cindyscript}\\end{cindyJS}',
  },
  'unsafe-link': {
    severity: 'error',
    meaning: 'A link whose address is not a web address, a mail address or a place on this site; its text is shown.',
    example: '\\href{javascript:alert(1)}{here}',
  },
  // Names in the document
  'duplicate-label': {
    severity: 'warning',
    meaning: 'Two anchors have the same name; references lead to the first.',
    example: '\\label{a} \\label{a}',
  },
  'unknown-reference': {
    severity: 'warning',
    meaning: 'A reference to an anchor that the document does not have.',
    example: '\\begin{content}\\title{Title} see \\ref{there}\\end{content}',
  },
  'duplicate-id': {
    severity: 'warning',
    meaning: 'Two figures, constructions or quick checks have the same id; the later one gets another.',
    example: '\\begin{visualization}{v1}\\end{visualization}\\begin{visualization}{v1}\\end{visualization}',
  },
  no_converted_title: {
    severity: 'error',
    meaning: 'The document has no title in this language, so it does not exist in it.',
    example: '\\begin{content} text \\end{content}',
  },
  // Formulas
  'unknown-math-command': {
    severity: 'error',
    meaning: 'No command of this name in formulas; `suggestion` names one that is spelled alike.',
    example: '$\\sqr{2}$',
  },
  'unknown-math-environment': {
    severity: 'error',
    meaning: 'No environment of this name in formulas.',
    example: '$\\begin{matrx}1\\end{matrx}$',
  },
  'mismatched-math-environment': {
    severity: 'error',
    meaning: 'A `\\begin` and an `\\end` in a formula that do not belong together.',
    example: '$\\begin{matrix}1\\end{pmatrix}$',
  },
  'unbalanced-brace': {
    severity: 'error',
    meaning: 'A bracket in a formula that is not closed.',
    example: '\\[\\text{a $x}\\]',
  },
  'unexpected-character': {
    severity: 'error',
    meaning: 'A character with no meaning in formulas.',
    example: '\\[a $ b\\]',
  },
  'misplaced-alignment': {
    severity: 'error',
    meaning: 'A `&` or `\\\\` in a formula outside of `align`, `cases`, `matrix` and the like.',
    example: '$a & b$',
  },
  'missing-left-delimiter': { severity: 'error', meaning: 'A `\\right` without its `\\left`.', example: '$x\\right)$' },
  'missing-right-delimiter': { severity: 'error', meaning: 'A `\\left` without its `\\right`.', example: '$\\left(x$' },
  'double-subscript': { severity: 'error', meaning: 'Two subscripts on one base.', example: '$a_1_2$' },
  'double-superscript': { severity: 'error', meaning: 'Two superscripts on one base.', example: '$a^1^2$' },
  'unknown-color': { severity: 'error', meaning: 'A colour that is not known.', example: '$\\color{blueish}x$' },
} as const satisfies Readonly<Record<string, Entry>>;

/** The name of a finding of conversion. */
export type FindingCode = keyof typeof catalogue;
