import type { MarkedProblem } from './marked-problem.ts';

/** Which of these are prime: 2 and 3 are, 9 and 15 are not. */
const primes = (settings: string) => String.raw`\begin{question} \type{mc.multiple} ${settings} \text{Which are prime?}
  \begin{choice} \text{2} \solution{true} \end{choice}
  \begin{choice} \text{3} \solution{true} \end{choice}
  \begin{choice} \text{9} \solution{false} \end{choice}
  \begin{choice} \text{15} \solution{false} \end{choice}
  \explanation[equalChoice(ans_3, true)]{Nine is three times three.}
\end{question}`;

const nine = ['Nine is three times three.'];

const kinds = (
  settings: string,
  rows: string,
) => String.raw`\begin{question} \type{mc.matrix} ${settings} \text{What are these?}
  ${rows} \end{question}`;

const numbersByKind = String.raw`\begin{choicematrix}
  \column{whole} \column{rational, not whole} \column{irrational}
  \row{$-4$}{1} \row{$\frac{1}{2}$}{2} \row{$\sqrt{2}$}{3} \end{choicematrix}`;

const propertiesOfMaps = String.raw`\begin{choicematrix}[multiple]
  \column{injective} \column{surjective}
  \row{$x$}{1, 2} \row{$e^x$}{1} \end{choicematrix}`;

/** Choices, statements and matrices, by each of the nine scores. Several choices have 2 correct and 2 incorrect ones. */
export const choices: readonly MarkedProblem[] = [
  {
    title: 'primes, score 1',
    source: primes(String.raw`\MCScoreType{1}`),
    choices: [
      ['1 2', 1, true, 'both'],
      ['1', 1 / 2, false, 'one of two'],
      ['1 2 3', 5 / 6, false, 'a mistake costs a third of a choice', nine],
      ['3', 0, false, 'not below 0', nine],
      ['1 2 3 4', 2 / 3, false, 'everything', nine],
      ['', 0, false, 'selected and taken back'],
    ],
  },
  {
    title: 'primes, score 2',
    source: primes(String.raw`\MCScoreType{2}`),
    choices: [
      ['1', 3 / 4, false, 'three choices are as they should be'],
      ['1 3', 1 / 2, false, 'two choices are as they should be', nine],
      ['3 4', 0, false, 'everything is the wrong way round', nine],
    ],
  },
  {
    title: 'primes, score 3',
    source: primes(String.raw`\MCScoreType{3}`),
    choices: [
      ['1 2 4', 1 / 2, false, 'a mistake costs a whole choice'],
      ['1 4', 0, false, 'a hit and a mistake'],
    ],
  },
  {
    title: 'primes, score 5',
    source: primes(String.raw`\MCScoreType{5}`),
    choices: [
      ['2', 1 / 2, false, 'one mistake: something is missing'],
      ['1 2 4', 1 / 2, false, 'one mistake: something is too much'],
      ['1 4', 0, false, 'two mistakes'],
    ],
  },
  {
    title: 'primes, score 6',
    source: primes(String.raw`\MCScoreType{6}`),
    choices: [
      ['1', 1 / 2, false, 'half of them, nothing wrong'],
      ['1 2 4', 0, false, 'anything wrong costs everything'],
    ],
  },
  {
    title: 'primes, score 7',
    source: primes(String.raw`\MCScoreType{7}`),
    choices: [
      ['1', 1 / 2, false, 'three right, one wrong'],
      ['1 4', 0, false, 'two right, two wrong'],
    ],
  },
  {
    title: 'primes, score 8',
    source: primes(String.raw`\MCScoreType{8}`),
    choices: [['1 2 4', 3 / 4, false, 'each choice is a row of its own']],
  },
  {
    title: 'primes, score 9',
    source: primes(String.raw`\MCScoreType{9}`),
    choices: [
      ['1 4', 0, false, 'something wrong'],
      ['1', 1, true, 'one is enough: its author asks for nothing more'],
    ],
  },
  {
    title: 'primes, all or nothing',
    source: primes(String.raw`\MCScoreType{1} \allMustBeCorrect`),
    choices: [
      ['1 2', 1, true, 'everything'],
      ['1', 0, false, 'something is missing'],
    ],
  },
  {
    title: 'which of 2 and 4 divides 9: none',
    source: String.raw`\begin{question} \type{mc.multiple} \begin{variables} \number{a}{9} \end{variables} \text{What divides $\var{a}$?}
      \begin{choice} \text{2} \solution{compute} \checkCorrect{a mod 2 = 0} \end{choice}
      \begin{choice} \text{4} \solution{compute} \checkCorrect{a mod 4 = 0} \end{choice} \end{question}`,
    choices: [
      ['', 1, true, 'looked at them and left them alone'],
      ['1', 0, false, 'a mistake'],
    ],
  },
  {
    title: 'what is less than a, for a = 4',
    source: String.raw`\begin{question} \type{mc.unique} \begin{variables} \number{a}{4} \end{variables} \text{What is less than $\var{a}$?}
      \begin{choice} \text{2} \solution{compute} \checkCorrect{2 < a} \end{choice}
      \begin{choice} \text{4} \solution{compute} \iscorrect{4}{<}{a} \end{choice}
      \begin{choice} \text{3} \solution{compute} \iscorrect{3}{<}{a} \end{choice} \end{question}`,
    choices: [
      ['1', 1, true, 'one of two that are right'],
      ['3', 1, true, 'the other one'],
      ['2', 0, false, 'less or equal'],
      ['1 3', 0, false, 'two where one may be selected'],
    ],
  },
  {
    title: 'statements on functions',
    source: String.raw`\begin{question} \type{mc.yesno} \text{Is it true?}
      \begin{choice} \text{What is differentiable is continuous.} \solution{true} \end{choice}
      \begin{choice} \text{What is continuous is differentiable.} \solution{false} \end{choice}
      \begin{choice} \text{$f'(a) = 0$ implies an extremum.} \solution{false} \end{choice}
      \explanation[equalChoice(ans_3, true)]{Think of a cube.} \end{question}`,
    choices: [
      ['1:yes 2:no 3:no', 1, true, 'everything'],
      ['1:yes 2:no 3:yes', 2 / 3, false, 'the usual mistake', ['Think of a cube.']],
      ['1:yes 2:yes 3:no', 2 / 3, false, 'the converse'],
      ['1:yes 2:no', 2 / 3, false, 'a statement without an answer is wrong'],
      ['1:yes 2:yes 2:no 3:no', 2 / 3, false, 'yes and no at once is no answer'],
    ],
  },
  {
    title: 'numbers by kind, columns, score 4',
    source: kinds(String.raw`\MCScoreType{4}`, numbersByKind),
    choices: [
      ['1:1 2:2 3:3', 1, true, 'everything'],
      ['1:1 2:3 3:3', 1 / 3, false, 'one mistake spoils two columns'],
    ],
  },
  {
    title: 'numbers by kind, rows, score 8',
    source: kinds(String.raw`\MCScoreType{8}`, numbersByKind),
    choices: [
      ['1:1 2:3 3:3', 2 / 3, false, 'one row is wrong'],
      ['1:1 2:2', 2 / 3, false, 'one row is open'],
      ['1:1 1:2 2:2 3:3', 2 / 3, false, 'two columns where one may be selected'],
    ],
  },
  {
    title: 'numbers by kind, the usual score',
    source: kinds('', numbersByKind),
    choices: [['1:1 2:2 3:2', (2 - 1 / 7) / 3, false, 'two of three cells, and one of six that should be empty']],
  },
  {
    title: 'injective, surjective, all or nothing',
    source: kinds(String.raw`\allMustBeCorrect`, propertiesOfMaps),
    choices: [
      ['1:1 1:2 2:1', 1, true, 'everything'],
      ['1:1 2:1', 0, false, 'x is surjective, too'],
    ],
  },
];
