import { entriesOf, type ManualEntry } from '../entry.ts';

/** A name from older sources in a minimal source; the finding about it says what to write today. */
export interface OlderSpelling {
  readonly entries: readonly ManualEntry[];
  readonly example: string;
}

const chosen =
  '\\text{Two?} \\begin{choice} \\text{$2$} \\solution{true} \\end{choice} \\begin{choice} \\text{$3$} \\end{choice}';
const boxes = 'suppositions background defequivalence implication equivalence statement remarks input output block';

/** Names from older sources, which are converted to today's. */
export const olderSpellings: readonly OlderSpelling[] = [
  ...boxes.split(' ').map((name) => older(name, `\\begin{${name}} Words. \\end{${name}}`)),
  older('propositionlist \\proposition', '\\begin{propositionlist} \\proposition One. \\end{propositionlist}'),
  older('algsteps \\algstep', '\\begin{algsteps} \\algstep One. \\end{algsteps}'),
  older('preformatted', '\\begin{preformatted}[output]\n2\n\\end{preformatted}'),
  older('\\verbatim', '\\verbatim\n2 < 3\n\\endverbatim'),
  older('\\defnotion', 'A \\defnotion{group}.'),
  older('\\isdefinedas', 'a \\isdefinedas{} b'),
  older('\\implies', 'a \\implies{} b'),
  older('\\isequivalentto', 'a \\isequivalentto{} b'),
  older('\\newitemizeclasses', '\\newitemizeclasses{dots}'),
  older('\\setimagedir', '\\setimagedir{/media} \\image[alt=A pizza]{pizza.svg}'),
  older('\\includegraphics', '\\includegraphics[width=0.5\\textwidth, alt=A pizza]{/media/pizza.svg}'),
  older('\\precision', quickcheck('\\precision{2}')),
  older('\\displayPrecision', quickcheck('\\displayPrecision{2}')),
  older('\\correctorPrecision', quickcheck('\\correctorPrecision{2}')),
  older('\\permuteChoices', quickcheck('\\permuteChoices{1}{2}')),
  older('\\permuteanswers', asked('\\permuteanswers{1, 2}', '')),
  older('\\yesNoLabel', quickcheck('\\type{mc.yesno} \\yesNoLabel{yes}{no}')),
  older('\\mcScoreType', quickcheck('\\mcScoreType{2}')),
  older('\\checkFunction', asked('\\type{input.function}', '\\checkFunction{x}{-2}{2}{20}')),
  older('\\assertion', quickcheck('').replace('\\text', '\\assertion')),
  older(
    '\\randomQuickcheckPool',
    `\\begin{quickcheckcontainer} \\randomQuickcheckPool{1}{1} ${quickcheck('')} \\end{quickcheckcontainer}`,
  ),
  older('\\randomQuestionPool', `\\begin{problem} \\randomQuestionPool{1}{1} ${question('')} \\end{problem}`),
  older('\\showexplanation', `\\begin{problem} ${question('\\showexplanation{always}')} \\end{problem}`),
];

function older(names: string, example: string): OlderSpelling {
  return { entries: entriesOf(names), example };
}

function quickcheck(commands: string): string {
  return `\\begin{quickcheck} ${commands} ${chosen} \\end{quickcheck}`;
}

function question(commands: string): string {
  return `\\begin{question} ${commands} ${chosen} \\end{question}`;
}

function asked(commands: string, inAnswer: string): string {
  const variables = '\\begin{variables} \\function{f}{x} \\number{a}{1} \\end{variables}';
  const solution = inAnswer === '' ? 'a' : 'f';
  const answer = `\\begin{answer} \\solution{${solution}} ${inAnswer} \\end{answer}`;
  return `\\begin{quickcheck} ${commands} ${variables} \\text{Answer.} ${answer} ${answer} \\end{quickcheck}`;
}
