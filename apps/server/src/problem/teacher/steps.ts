import {
  open,
  but,
  part,
  question,
  right,
  unreadable,
  wrong,
  type AnswerMark,
  type MarkedProblem,
} from './marked-problem.ts';

const follows: AnswerMark = { ...wrong, score: 1, follows: true };
const told = (mark: AnswerMark, ...explanations: readonly string[]): AnswerMark => ({ ...mark, explanations });

/** Answers with weights, parts of the score, explanations, any order, and answers that follow from earlier ones. */
export const steps: readonly MarkedProblem[] = [
  {
    title: 'x with 7x = -3, in lowest terms, with parts of the score',
    source: question(
      'input.number',
      String.raw`\number{s}{-3/7}`,
      String.raw`\solution{s} \requireForm{lowestTerms}
        \credit[equal(ans, s)]{0.8}{Reduce the fraction.}
        \credit[equal(ans, -s)]{0.5}{Mind the sign.}
        \credit[equal(ans, 1/s)]{0.25}{Divide by the other number.}
        \credit[ans < 0]{0.1}{At least it is negative.}
        \explanation{Divide by 7.}`,
      String.raw`\field{rational}`,
    ),
    answers: [
      ['-3/7', right, 'as expected: no explanation is needed'],
      ...(
        [
          ['3/-7', 'in lowest terms, the denominator is positive'],
          ['-6/14', 'the value is right'],
        ] as const
      ).map(
        ([typed, reason]) =>
          [
            typed,
            { ...told(but({ kind: 'notLowestTerms' }), 'Divide by 7.'), score: 0.8, credit: 'Reduce the fraction.' },
            reason,
          ] as const,
      ),
      ['3/7', told(part(0.5, 'Mind the sign.'), 'Divide by 7.'), 'the sign'],
      [
        '-7/3',
        told(part(0.25, 'Divide by the other number.'), 'Divide by 7.'),
        'upside down; the first that applies counts',
      ],
      ['-21', told(part(0.1, 'At least it is negative.'), 'Divide by 7.'), 'multiplied'],
      ['21', told(wrong, 'Divide by 7.'), 'nothing is right'],
      ['x', told(unreadable, 'Divide by 7.'), 'no number: nothing for it'],
    ],
  },
  {
    title: 'the derivative of sin(3x), with expected mistakes',
    source: question(
      'input.function',
      String.raw`\function{f}{3*cos(3*x)}`,
      String.raw`\solution{f}
        \credit[equal(ans, f/3)]{0.5}{And the chain rule?}
        \credit[equal(ans, -f)]{0.5}{The sign is that of the derivative of the cosine.}
        \explanation[count(sin, ans) > 0]{The derivative of the sine is the cosine.}
        \explanation[NOT valid(ans)]{Type a term such as 2x+1.}`,
    ),
    answers: [
      ['3cos(3x)', right, 'as expected'],
      ['cos(3x)', part(0.5, 'And the chain rule?'), 'forgot the chain rule'],
      ['-3cos(3x)', part(0.5, 'The sign is that of the derivative of the cosine.'), 'the sign'],
      ['3sin(3x)', told(wrong, 'The derivative of the sine is the cosine.'), 'not differentiated'],
      ['3cos(x)', wrong, 'lost the inner function'],
      ['3cos(3x', told(unreadable, 'Type a term such as 2x+1.'), 'a bracket is open'],
    ],
  },
  {
    title: 'two steps of which the second counts three times',
    source: String.raw`\begin{question} \type{input.number} \text{$2+3$ and $2\cdot 3$} \begin{variables} \number{a}{5} \number{b}{6} \end{variables}
      \begin{answer} \solution{a} \end{answer} \begin{answer} \solution{b} \score{3} \end{answer}
      \explanation[correct(ans_1) AND NOT correct(ans_2)]{Only the product is missing.} \end{question}`,
    sheets: [
      [[['5', '6']], [[right, right]], 1, 'everything'],
      [[['6', '5']], [[wrong, wrong]], 0, 'swapped'],
      [[['5', '5']], [[right, wrong]], 1 / 4, 'added twice'],
      [[['6', '6']], [[wrong, right]], 3 / 4, 'multiplied twice'],
      [[['5', '']], [[right, open]], 1 / 4, 'one is open'],
    ],
  },
  {
    title: 'the zeros of (x-1)(x+2) and the vertex, in a question of several types, zeros in any order',
    source: String.raw`\begin{question} \type{input.generic} \text{Answer.} \permuteAnswers{1, 2}
      \begin{variables} \number{a}{1} \number{b}{-2} \matrix{S}{[-1/2; -9/4]} \end{variables}
      \begin{answer} \type{input.number} \solution{a} \credit[equal(ans, -a)]{0.5}{The sign.} \end{answer}
      \begin{answer} \type{input.number} \solution{b} \credit[equal(ans, -b)]{0.5}{The sign.} \end{answer}
      \begin{answer} \type{input.matrix} \solution{S} \score{2} \end{answer} \end{question}`,
    sheets: [
      [[['1', '-2', '[-0.5;-2.25]']], [[right, right, right]], 1, 'as expected'],
      [[['-2', '1', '[-1/2;-9/4]']], [[right, right, right]], 1, 'another order'],
      [[['1', '1', '[-0.5;-2.25]']], [[right, but({ kind: 'repeated' }), right]], 3 / 4, 'one zero twice'],
      [
        [['-2', '-1', '[-0.5;-2.25]']],
        [[right, part(0.5, 'The sign.'), right]],
        7 / 8,
        'the sign of the one that is left',
      ],
      [[['1', '-2', '[-2.25;-0.5]']], [[right, right, wrong]], 1 / 2, 'the coordinates are swapped'],
      [[['1', '-2', '[0.5;-2.25]']], [[right, right, wrong]], 1 / 2, 'the sign of a coordinate'],
    ],
  },
  {
    title: 'two answers, all or nothing',
    source: String.raw`\begin{question} \type{input.number} \allMustBeCorrect \text{The zeros of $x^2-4$?} \begin{variables} \number{a}{2} \number{b}{-2} \end{variables}
      \begin{answer} \solution{a} \end{answer} \begin{answer} \solution{b} \end{answer} \end{question}`,
    sheets: [
      [[['2', '-2']], [[right, right]], 1, 'both'],
      [[['2', '2']], [[right, wrong]], 0, 'forgot the second solution'],
    ],
  },
  {
    title: 'diameter, circumference and area of a circle with radius 3',
    source: String.raw`\begin{variables} \number{d}{6} \function{u}{pi*d} \end{variables}
      \begin{question} \type{input.number} \text{The diameter?} \begin{answer} \solution{d} \end{answer} \end{question}
      \begin{question} \type{input.number} \text{The circumference?} \begin{variables} \earlierAnswer[0, 1]{d}{1, 1} \end{variables}
        \begin{answer} \solution{u} \credit[equal(ans, u/pi)]{0.5}{Times $\pi$.} \end{answer} \end{question}`,
    sheets: [
      [[['6'], ['6pi']], [[right], [right]], 1, 'everything'],
      [[['3'], ['3pi']], [[wrong], [follows]], 1 / 2, 'went on rightly from a wrong diameter'],
      [[['3'], ['9.42']], [[wrong], [follows]], 1 / 2, 'the same, rounded'],
      [[['3'], ['6pi']], [[wrong], [right]], 1 / 2, 'right although the diameter was not'],
      [
        [['3'], ['3']],
        [[wrong], [{ ...part(0.5, 'Times π.'), follows: true }]],
        1 / 4,
        'the second mistake, after the first',
      ],
      [[['1'], ['pi']], [[wrong], [wrong]], 0, 'from 1 nothing follows: it would be too easy'],
      [[[''], ['3pi']], [[open], [wrong]], 0, 'nothing to follow from'],
      [[['six'], ['3pi']], [[unreadable], [wrong]], 0, 'cannot be read, so that nothing follows'],
      [[['12'], ['6']], [[wrong], [part(0.5, 'Times π.')]], 1 / 4, 'forgot π beside the right diameter'],
    ],
  },
  {
    title: 'a derivative and its value at 2, in one question',
    source: String.raw`\begin{variables} \function{g}{2*x+3} \substitute{v}{g}{x}{2} \end{variables}
      \begin{question} \type{input.generic} \text{Differentiate $x^2+3x$.} \begin{variables} \earlierAnswer{g}{-1, 1} \end{variables}
        \begin{answer} \type{input.function} \solution{g} \end{answer}
        \begin{answer} \type{input.function} \solution{v} \end{answer} \end{question}`,
    sheets: [
      [[['2x+3', '7']], [[right, right]], 1, 'everything'],
      [[['2x', '4']], [[wrong, follows]], 1 / 2, 'forgot a summand, then went on rightly'],
      [[['2x', '7']], [[wrong, right]], 1 / 2, 'right although the derivative was not'],
      [[['2x', '5']], [[wrong, wrong]], 0, 'a second mistake'],
      [[['2x+3', '4']], [[right, wrong]], 1 / 2, 'put in wrongly'],
    ],
  },
];
