import { but, open, question, right, unreadable, wrong, type MarkedProblem } from './marked-problem.ts';

const asks = (type: string, solution: string, more = '', definitions = '') =>
  question(type, definitions, String.raw`\solution{${solution}} ${more}`);

/** Answers of several parts: sets, intervals, matrices, texts, truth tables, functions by cases, tiles. */
export const sets: readonly MarkedProblem[] = [
  {
    title: 'the solutions of x² = 9',
    source: asks('input.finite-number-set', '-3, 3'),
    answers: [
      ['{3; -3}', right, 'another order'],
      ['±3', right, 'both signs at once'],
      ['x = 3 or x = -3', right, 'in words'],
      ['-3, 3, 3', right, 'one of them twice'],
      ['{6/2; -sqrt(9)}', right, 'not calculated'],
      ['3', wrong, 'forgot the negative one'],
      ['{9; -9}', wrong, 'forgot the root'],
      ['{-3; 0; 3}', wrong, 'one too many'],
      ['{4.5}', wrong, 'halved'],
    ],
  },
  {
    title: 'the solutions of x² = -1 in the real numbers',
    source: asks('input.finite-number-set', '{}'),
    answers: [
      ['∅', right, 'the sign of the empty set'],
      ['{ }', right, 'empty braces'],
      ['{0}', wrong, 'zero is not nothing'],
      ['{-1; 1}', wrong, 'ignored the sign'],
    ],
  },
  {
    title: 'the solutions of (2x-1)(x-2) = 0, in German',
    source: asks('input.finite-number-set', '1/2, 2'),
    language: 'de',
    answers: [
      ['{0,5; 2}', right, 'a decimal comma and a semicolon'],
      ['x = 1/2 oder x = 2', right, 'in words'],
      ['{-0,5; -2}', wrong, 'the signs'],
    ],
  },
  {
    title: '{x | 1 ≤ x < 3}',
    source: asks('input.interval', '[1; 3)'),
    answers: [
      ['[1;3[', right, 'with square brackets'],
      ['1 ≤ x < 3', right, 'as a relation'],
      ['x >= 1 and x < 3', right, 'as two relations'],
      ['[1;2) ∪ [2;3)', right, 'in two pieces'],
      ['(1;3) ∪ {1}', right, 'with a single point'],
      ['(1;3]', wrong, 'the brackets are swapped'],
      ['[1;3]', wrong, 'the right end belongs to it'],
      ['(1;3)', wrong, 'the left end is missing'],
      ['[1;2) ∪ (2;3)', wrong, 'a point is missing'],
      ['x >= 1', wrong, 'one side only'],
      ['[3;1)', unreadable, 'the ends are in the wrong order: no interval'],
      ['[1;)', unreadable, 'an end is missing'],
    ],
  },
  {
    title: 'the solutions of x² > 4',
    source: asks('input.interval', '(-infinity; -2) OR (2; infinity)'),
    answers: [
      ['(2; ∞) ∪ (-∞; -2)', right, 'another order'],
      [']-∞; -2[ ∪ ]2; ∞[', right, 'French brackets'],
      ['x < -2 or x > 2', right, 'as relations'],
      ['ℝ \\ [-2; 2]', right, 'as what is left over'],
      ['(-∞; -2] ∪ [2; ∞)', wrong, 'the ends belong to it'],
      ['(-2; 2)', wrong, 'the other part'],
      ['(2; ∞)', wrong, 'forgot the negative ones'],
      ['x > ±2', unreadable, 'means nothing'],
      ['x^2 > 4', unreadable, 'not solved'],
    ],
  },
  {
    title: 'where 2x + 1 < 0, in French',
    source: asks('input.interval', '(-infinity; -0.5)'),
    language: 'fr',
    answers: [
      [']-∞ ; -0,5[', right, 'as written in France'],
      [']-∞ ; 0,5[', wrong, 'the sign'],
      [']-0,5 ; +∞[', wrong, 'the wrong side'],
    ],
  },
  {
    title: 'a matrix of two rows',
    source: asks('input.matrix', 'A', '', String.raw`\matrix{A}{1 & 2 \\ 3 & 1/2}`),
    answers: [
      ['[[1;2];[3;0.5]]', right, 'with a decimal'],
      ['[[2/2;sqrt(4)];[3;1/2]]', right, 'entries that are not calculated'],
      ['[[1;3];[2;1/2]]', wrong, 'transposed'],
      ['[[1;2];[3;2]]', wrong, 'the reciprocal of an entry'],
      ['[[3;1/2];[1;2]]', wrong, 'the rows are swapped'],
      ['[[1;2];[3;]]', unreadable, 'an entry is missing'],
      ['[[1;2];[3;half]]', unreadable, 'an entry is a word'],
    ],
  },
  {
    title: 'the matrix of the second derivatives of x²y',
    source: asks('input.matrix', '[[a;b];[b;0]]', '', String.raw`\function{a}{2*y} \function{b}{2*x}`),
    answers: [
      ['[[y+y;2x];[x*2;0]]', right, 'entries in other forms'],
      ['[[2y;2x];[2x;y]]', wrong, 'one entry'],
      ['[[2x;2y];[2y;0]]', wrong, 'the letters are swapped'],
    ],
  },
  {
    title: 'an eigenvector for 3 of [[2; 1]; [1; 2]]',
    source: asks(
      'input.matrix',
      'v',
      String.raw`\checkMatrixForZero{A*ans - 3*ans} \checkStringsForRelation{NOT [equal(ans, "[[0]; [0]]")]}`,
      String.raw`\matrix{A}{2 & 1 \\ 1 & 2} \matrix{v}{1 \\ 1}`,
    ),
    answers: [
      ['[[1];[1]]', right, 'as expected'],
      ['[[-2];[-2]]', right, 'a multiple'],
      ['[[1];[-1]]', wrong, 'belongs to the other eigenvalue'],
      ['[[0];[0]]', but({ kind: 'relationFails' }), 'the zero vector is no eigenvector'],
    ],
  },
  {
    title: 'who found the law of quadratic reciprocity',
    source: asks('input.text', 'w', '', String.raw`\string{w}{Gauss}`),
    answers: [
      [' Gauss ', right, 'blanks around it'],
      ['Euler', wrong, 'stated it without a proof'],
      ['gauss', but({ kind: 'otherCase' }), 'letter by letter, as documented: this type is for exact words'],
    ],
  },
  {
    title: 'the truth table of A ∧ ¬B',
    source: asks('input.truth-table', 'A AND NOT B'),
    answers: [
      ['0;1;0;0', right, 'as expected'],
      ['1;0;0;0', wrong, 'forgot the negation'],
      ['1;1;0;1', wrong, 'or instead of and'],
      ['0;1;?;0', unreadable, 'a row is missing'],
    ],
  },
  {
    title: '|x| without bars',
    source: asks('input.cases.function', '-x : x < 0; x : x >= 0'),
    answers: [
      ['x : x >= 0; -x : x < 0', right, 'another order'],
      ['x : x > 0; -x : x <= 0', right, '0 belongs to the other piece, with the same value'],
      ['-x : x < 0; x : otherwise', right, 'with a word for the rest'],
      ['-x : x < 0; 0 : x = 0; x : x > 0', right, 'in three pieces'],
      ['x : x < 0; -x : x >= 0', wrong, 'the pieces are swapped'],
      ['-x : x < 0; x : x > 0', wrong, '0 is missing'],
      ['x : x < 0; x : x >= 0', wrong, 'forgot the sign'],
      ['-x : x < 0; x : ', unreadable, 'a condition is missing'],
    ],
  },
  {
    title: 'the step from 0 to 1 at 0, in German',
    source: asks('input.cases.function', '0 : x < 0; 1 : x >= 0'),
    language: 'de',
    answers: [
      ['1 : x ≥ 0; 0 : sonst', right, 'with a word for the rest'],
      ['0 : x <= 0; 1 : x > 0', wrong, 'the value at the step'],
    ],
  },
  {
    title: 'sine and cosine, differentiated, with tiles',
    source: String.raw`\begin{question} \type{draganddrop} \text{The derivatives are \ansref and \ansref.}
      \begin{tiles} \tile[s]{sine} \tile[c]{cosine} \tile[m]{minus sine} \end{tiles}
      \begin{answer} \solution{c} \score{1} \end{answer} \begin{answer} \solution{m} \score{3} \end{answer} \end{question}`,
    sheets: [
      [[['c', 'm']], [[right, right]], 1, 'as expected'],
      [[['m', 'c']], [[wrong, wrong]], 0, 'swapped'],
      [[['c', 's']], [[right, wrong]], 1 / 4, 'forgot the sign, which is worth three quarters'],
      [[['', 'm']], [[open, right]], 3 / 4, 'one place is empty'],
      [[['c', 'c']], [[right, wrong]], 1 / 4, 'one tile for both'],
    ],
  },
];
