import { but, question, right, unreadable, wrong, type MarkedProblem } from './marked-problem.ts';

const term = (solution: string, corrector = '') =>
  question('input.function', String.raw`\function{f}{${solution}}`, String.raw`\solution{f} ${corrector}`);

/** Answers that are terms, equations or formulas of logic, by every way of judging them. */
export const terms: readonly MarkedProblem[] = [
  {
    title: 'the derivative of (3x+1)⁴',
    source: term('12*(3x+1)^3'),
    answers: [
      ['12(3x+1)³', right, 'as expected'],
      ['4(1+3x)^3·3', right, 'as it is calculated, in another order'],
      ['324x^3+324x^2+108x+12', right, 'expanded'],
      ["f'(x) = 12(3x+1)^3", right, 'with what it is called'],
      ['4(3x+1)^3', wrong, 'forgot the chain rule'],
      ['12(3x+1)^4', wrong, 'kept the exponent'],
      ['12x^3', wrong, 'lost the bracket'],
      ['12(3x+1)^3+C', wrong, 'a constant that belongs to integrals'],
      ['12(3t+1)^3', wrong, 'another variable'],
      ['12(3x+1)^3 = 0', unreadable, 'an equation where a term is asked for'],
      ['12(3x+1', unreadable, 'a bracket is open'],
    ],
  },
  {
    title: 'the derivative of x·e^x',
    source: term('(x+1)*e^x'),
    answers: [
      ['e^x + x e^x', right, 'by the product rule'],
      ['e^x(1+x)', right, 'another order'],
      ['e^x', wrong, 'the product of the derivatives'],
      ['x e^x', wrong, 'forgot a summand'],
      ['x^2 e^(x-1) + e^x', wrong, 'e^x as if it were a power of x'],
    ],
  },
  {
    title: 'an antiderivative of cos(2x)',
    source: term('sin(2x)/2', String.raw`\checkAsAntiderivative{x}`),
    answers: [
      ['½ sin(2x) + 7', right, 'any constant will do'],
      ['sin(x)cos(x)', right, 'by an identity'],
      ['sin(2x)', wrong, 'forgot the inner derivative'],
      ['2sin(2x)', wrong, 'multiplied by the inner derivative'],
      ['-sin(2x)/2', wrong, 'the sign'],
      ['-2sin(2x)', wrong, 'differentiated'],
    ],
  },
  {
    title: 'all antiderivatives of 2x',
    source: term('x^2', String.raw`\checkAsAntiderivative[constant]{x}`),
    answers: [
      ['x^2 + c', right, 'a letter of their own'],
      ['C + x·x', right, 'another order'],
      ['x^2', but({ kind: 'missingConstant' }), 'forgot the constant'],
      ['x^2 + 5', but({ kind: 'missingConstant' }), 'only one of them'],
      ['2 + C', wrong, 'differentiated'],
    ],
  },
  {
    title: 'an antiderivative of 1/x',
    source: term('ln(x)', String.raw`\checkAsAntiderivative{x}`),
    answers: [
      ['ln|x|', right, 'on both sides of 0'],
      ['ln(3x)', right, 'a constant in disguise'],
      ['-1/x^2', wrong, 'differentiated'],
      ['x^0/0', wrong, 'the power rule where it does not apply'],
    ],
  },
  {
    title: 'x² - 5x + 6, factored',
    source: term('(x-2)(x-3)', String.raw`\requireForm{factored}`),
    answers: [
      ['(x-3)*(x-2)', right, 'another order'],
      ['(2-x)(3-x)', right, 'both signs changed'],
      ['x^2-5x+6', but({ kind: 'notFactored' }), 'not factored'],
      ['x(x-5)+6', but({ kind: 'notFactored' }), 'factored in part'],
      ['(x+2)(x+3)', wrong, 'the signs'],
      ['(x-1)(x-6)', wrong, 'the product is right, the sum is not'],
    ],
  },
  {
    title: '(x+3)², expanded',
    source: term('x^2+6x+9', String.raw`\requireForm{expanded}`),
    answers: [
      ['9+x²+6x', right, 'another order'],
      ['(x+3)^2', but({ kind: 'notExpanded' }), 'not expanded'],
      ['x^2+9', wrong, 'forgot the middle term'],
      ['x^2+3x+9', wrong, 'forgot to double'],
    ],
  },
  {
    title: '2x + 3x + 2, simplified',
    source: term('5x+2', String.raw`\requireForm{simplified}`),
    answers: [
      ['2+5x', right, 'another order'],
      ['2x+3x+2', but({ kind: 'notSimplified' }), 'as it was'],
      ['7x', wrong, 'added unlike terms'],
      ['6x+2', wrong, 'multiplied'],
      ['5x^2+2', wrong, 'added exponents'],
    ],
  },
  {
    title: '1/(x²-1) in partial fractions',
    source: term('1/(2(x-1)) - 1/(2(x+1))', String.raw`\requireForm{partialFractions}`),
    answers: [
      ['-1/(2x+2) + 1/(2x-2)', right, 'another order, factors multiplied out'],
      ['1/((x-1)(x+1))', but({ kind: 'notPartialFractions' }), 'only the denominator is factored'],
      ['1/(x-1) - 1/(x+1)', wrong, 'forgot the factor'],
    ],
  },
  {
    title: 'ln(x²), wherever it is defined',
    source: term('ln(x^2)', String.raw`\requireWholeDomain`),
    answers: [
      ['2ln|x|', right, 'as expected'],
      ['2ln(x)', but({ kind: 'smallerDomain', missingAt: 'x = -1' }), 'forgot negative numbers'],
      ['ln(x)^2', wrong, 'the square of the logarithm'],
    ],
  },
  {
    title: '2 ln(x) as one logarithm',
    source: term('2ln(x)'),
    answers: [
      ['ln(x²)', right, 'the same where the question is defined'],
      ['ln(x)+ln(x)', right, 'as a sum'],
      ['ln(2x)', wrong, 'the factor went inside'],
      ['ln(x+2)', wrong, 'the factor became a summand'],
    ],
  },
  {
    title: 'the sum of the first n natural numbers',
    source: term('n(n+1)/2'),
    answers: [
      ['(n²+n)/2', right, 'expanded'],
      ['n(n-1)/2', wrong, 'one number too few'],
      ['n(n+1)', wrong, 'forgot to halve'],
      ['n/2(n+1)', right, 'divided first'],
      ['n/(2(n+1))', wrong, 'the bracket in the denominator'],
    ],
  },
  {
    title: '1, -1, 1, -1, … from n = 0 on',
    source: term('(-1)^n', String.raw`\parameterDomain{n}{natural}`),
    answers: [
      ['cos(n*pi)', right, 'with a cosine'],
      ['(-1)^(n+2)', right, 'two steps later'],
      ['(-1)^(n+1)', wrong, 'off by one'],
      ['-1^n', wrong, 'forgot the bracket'],
    ],
  },
  {
    title: 'the tangent to x² at x = 1',
    source: question('input.function', '', String.raw`\solution{y = 2x - 1}`),
    answers: [
      ['y = 2x-1', right, 'as expected'],
      ['2x - y - 1 = 0', right, 'with everything on one side'],
      ['y - 1 = 2(x - 1)', right, 'through a point'],
      ['y = 2x', wrong, 'forgot the intercept'],
      ['y = 2x+1', wrong, 'the sign'],
      ['2x-1', unreadable, 'a term where an equation is asked for'],
    ],
  },
  {
    title: 'an approximation of the sine up to 0.5',
    source: term('x - x^3/6', String.raw`\checkAsFunction[0.001]{x}{0}{0.5}{20}`),
    answers: [
      ['sin(x)', right, 'within what is asked'],
      ['x-x^3/6+x^5/120', right, 'one term more'],
      ['x', wrong, 'one term too few'],
      ['x-x^3/3', wrong, '3 instead of 3!'],
    ],
  },
  {
    title: 'the root of x without other functions',
    source: term('sqrt(x)', String.raw`\allowForInput{x, sqrt}`),
    answers: [
      ['x^(1/2)', right, 'as a power'],
      // As in STACK, what the author forbids is refused like a mistake in typing, and costs no try.
      ['e^(ln(x)/2)', but({ kind: 'notAllowed', found: 'ln' }), 'with a function that is not allowed'],
      ['x/2', wrong, 'half of it'],
    ],
  },
  {
    title: 'sin²(x) without a sine',
    source: term('sin(x)^2', String.raw`\checkStringsForRelation{count(sin, ans) = 0}`),
    answers: [
      ['1-cos(x)^2', right, 'by Pythagoras'],
      ['(1-cos(2x))/2', right, 'by the double angle'],
      ['sin(x)^2', but({ kind: 'notAllowed', found: 'sin' }), 'with a sine'],
      ['1+cos(x)^2', wrong, 'the sign'],
    ],
  },
  {
    title: "a solution of y' = -2xy",
    source: term('exp(-x^2)', String.raw`\checkFuncForZero{derivative(ans; x) + 2*x*ans}`),
    answers: [
      ['3e^(-x^2)', right, 'a multiple'],
      ['0', right, 'trivial, but a solution'],
      ['e^(x^2)', wrong, 'the sign'],
      ['e^(-2x)', wrong, 'took x for a constant'],
      ['e^(-x^2)+1', wrong, 'the constant in the wrong place'],
    ],
  },
  {
    title: "the solution of y' = y with y(0) = 2",
    source: term(
      '2e^x',
      String.raw`\inputAsFunction{y}{x} \checkFuncForZero{derivative(y; x) - y} \checkFuncForZero{y(0) - 2}`,
    ),
    answers: [
      ['2e^x', right, 'as expected'],
      ['e^(x+ln(2))', right, 'the factor in the exponent'],
      ['e^x', wrong, 'forgot where it begins'],
      ['e^x+1', wrong, 'begins there, but solves nothing'],
    ],
  },
  {
    title: 'a formula for A ⇒ B',
    source: question('input.function', '', String.raw`\solution{A => B} \checkByTruthTable`),
    answers: [
      ['not A or B', right, 'by a disjunction'],
      ['¬B ⇒ ¬A', right, 'the contrapositive'],
      ['B => A', wrong, 'the converse'],
      ['A and not B', wrong, 'the negation'],
      ['A <=> B', wrong, 'both directions'],
    ],
  },
];
