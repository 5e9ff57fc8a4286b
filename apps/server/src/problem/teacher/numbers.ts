import { but, question, right, unreadable, wrong, type MarkedProblem } from './marked-problem.ts';

const number = (definitions: string, settings = '', answer = '') =>
  question('input.number', definitions, String.raw`\solution{s} ${answer}`, settings);

/** Answers that are one number, in every field, with every precision, with figures, forms and units. */
export const numbers: readonly MarkedProblem[] = [
  {
    title: '-7 + 3',
    source: number(String.raw`\number{s}{-7+3}`, String.raw`\field{integer}`),
    answers: [
      ['-4', right, 'as expected'],
      ['–4', right, 'a dash from a phone'],
      ['((-4))', right, 'too many brackets'],
      ['-8/2', right, 'the same whole number, not calculated, which was not asked for'],
      ['-4.0', right, 'the same whole number'],
      ['4', wrong, 'the sign'],
      ['-10', wrong, 'subtracted 3'],
      ['-3.99', wrong, 'almost is not equal among whole numbers'],
      ['minus four', unreadable, 'words are not a number here'],
      ['-4,', unreadable, 'a number that is not finished'],
    ],
  },
  {
    title: 'the positive solution of x² = 2, to two decimals or better',
    source: number(String.raw`\number{s}{sqrt(2)}`),
    answers: [
      ['√2', right, 'exactly'],
      ['2/sqrt(2)', right, 'exactly, in an unusual form'],
      ['2^(1/2)', right, 'exactly, as a power'],
      ['1.41', right, 'rounded as asked'],
      ['1.4142', right, 'better than asked'],
      ['1.42', wrong, 'rounded up'],
      ['1.4', but({ kind: 'tooFewDecimals', asked: 2 }), 'too rough'],
      ['-1.41', wrong, 'the other solution'],
      ['0.71', wrong, 'the reciprocal'],
      ['1', wrong, 'half of 2'],
    ],
  },
  {
    title: 'a capital with compound interest',
    source: number(String.raw`\number{s}{1000*1.05^10}`),
    answers: [
      ['1628.89', right, 'as the page shows it'],
      ['1000*1.05^10', right, 'as the author wrote it'],
      ['1000*exp(10*ln(1.05))', right, 'by logarithms'],
      ['1000*1.06^10', wrong, 'another rate'],
      ['1000*1.05^10+1', wrong, 'one too many'],
    ],
  },
  {
    title: 'a greater capital',
    source: number(String.raw`\number{s}{10^5*1.03^10}`),
    answers: [
      ['134391.64', right, 'as the page shows it'],
      ['134392.64', wrong, 'one too many'],
    ],
  },
  {
    title: 'half the circumference of the earth',
    source: number(String.raw`\number{s}{6371*pi}`),
    answers: [
      ['20015.09', right, 'as the page shows it'],
      ['6371pi', right, 'as a multiple of π'],
    ],
  },
  {
    title: 'a number that is beyond two decimals of doubles',
    source: number(String.raw`\number{s}{1.05^1000}`),
    answers: [
      ['1.05^1000', right, 'as the author wrote it'],
      ['e^(1000 ln 1.05)', right, 'by logarithms'],
      ['1.05^1001', wrong, 'one factor more'],
    ],
  },
  {
    title: 'a high power of π',
    source: number(String.raw`\number{s}{pi^30}`),
    answers: [
      ['pi^30', right, 'as the author wrote it'],
      ['pi^30*1.00000001', wrong, 'a hundred millionth more'],
    ],
  },
  {
    title: 'the positive solution of x² = 2, in German',
    source: number(String.raw`\number{s}{sqrt(2)}`),
    language: 'de',
    answers: [
      ['1,41', right, 'a decimal comma'],
      [' 1,414 ', right, 'blanks around it'],
      ['1,4', but({ kind: 'tooFewDecimals', asked: 2 }), 'too rough'],
    ],
  },
  {
    title: '2/3, rounded to two decimals',
    source: number(String.raw`\number{s}{2/3}`, String.raw`\displayprecision{3} \correctorprecision[rounded]{2}`),
    answers: [
      ['0.67', right, 'rounded'],
      ['.67', right, 'without the leading zero'],
      ['67/100', right, 'the rounded number as a fraction'],
      ['0.66', but({ kind: 'notRounded', asked: 2 }), 'cut off instead of rounded'],
      ['0.667', but({ kind: 'notRounded', asked: 2 }), 'rounded to three decimals'],
      ['0.7', but({ kind: 'tooFewDecimals', asked: 2 }), 'rounded to one decimal'],
      ['2/3', but({ kind: 'notRounded', asked: 2 }), 'not rounded at all'],
    ],
  },
  {
    title: 'π, cut off after three decimals',
    source: number(String.raw`\number{s}{pi}`, String.raw`\displayprecision{4} \correctorprecision[truncate]{3}`),
    answers: [
      ['3.141', right, 'cut off'],
      ['3.142', but({ kind: 'notTruncated', asked: 3 }), 'rounded instead of cut off'],
      ['3.14', but({ kind: 'tooFewDecimals', asked: 3 }), 'cut off too early'],
      ['pi', but({ kind: 'notTruncated', asked: 3 }), 'not cut off at all'],
    ],
  },
  {
    title: '1/3 + 1/4, exactly',
    source: number(String.raw`\number{s}{1/3+1/4}`, String.raw`\field{rational}`),
    answers: [
      ['7/12', right, 'as expected'],
      ['14/24', right, 'not reduced, which was not asked for'],
      ['1 - 5/12', right, 'a sum with the same value; no form was asked for'],
      ['7:12', right, 'as a quotient, as written at school in Germany'],
      ['2/7', wrong, 'added numerators and denominators'],
      ['1/12', wrong, 'multiplied'],
      ['12/7', wrong, 'upside down'],
      ['0.583', but({ kind: 'notExact' }), 'rounded although it was to be exact'],
      // A teacher can read it, and it is a mistake in mathematics, not in typing.
      ['7/0', wrong, 'divided by zero'],
    ],
  },
  {
    title: '6/8 in lowest terms',
    source: number(String.raw`\number{s}{3/4}`, String.raw`\field{rational}`, String.raw`\requireForm{lowestTerms}`),
    answers: [
      ['3/4', right, 'as expected'],
      ['¾', right, 'as one sign'],
      ['(3)/(4)', right, 'too many brackets'],
      ['6/8', but({ kind: 'notLowestTerms' }), 'not reduced'],
      ['12/16', but({ kind: 'notLowestTerms' }), 'expanded instead of reduced'],
      ['0.75', but({ kind: 'notLowestTerms' }), 'no fraction'],
      ['1/2+1/4', but({ kind: 'notLowestTerms' }), 'not calculated'],
      ['4/3', wrong, 'upside down'],
      ['2/4', wrong, 'reduced only one of them, wrongly'],
    ],
  },
  {
    title: '(1 + i)²',
    source: number(String.raw`\function{s}{(1+i)^2}`, String.raw`\field{complex}`),
    answers: [
      ['2i', right, 'as expected'],
      ['0 + 2*i', right, 'with its real part'],
      ['i2', right, 'the other order'],
      ['-2i', wrong, 'the conjugate'],
      ['2', wrong, 'forgot i'],
      ['1 + i^2', wrong, 'squared each summand'],
    ],
  },
  {
    title: '1/(1 + i), exactly',
    source: number(String.raw`\function{s}{1/(1+i)}`, String.raw`\field{complex-rational}`),
    answers: [
      ['(1-i)/2', right, 'over one denominator'],
      ['1/2 - 1/2 i', right, 'parts one by one'],
      ['-0.5i + 0.5', right, 'decimals that are exact, in another order'],
      ['(1+i)/2', wrong, 'forgot to conjugate'],
      ['1 - i', wrong, 'forgot the denominator'],
    ],
  },
  {
    title: '12.34 to three significant figures',
    source: number(String.raw`\number{s}{12.34}`, '', String.raw`\significantFigures{3}`),
    answers: [
      ['12.3', right, 'as expected'],
      ['1.23*10^1', right, 'in scientific notation'],
      ['12', but({ kind: 'wrongNumberOfFigures', asked: 3 }), 'two figures'],
      ['12.34', but({ kind: 'wrongNumberOfFigures', asked: 3 }), 'four figures'],
      ['12.4', wrong, 'rounded up'],
      ['123', wrong, 'three figures, but without the point'],
    ],
  },
  {
    title: 'a speed of 72 km/h',
    source: number(String.raw`\number{s}{72}`, '', String.raw`\unit{km/h}`),
    answers: [
      ['72 km/h', right, 'as expected'],
      ['72km h^-1', right, 'with a power'],
      ['20 m/s', right, 'in another unit'],
      ['1.2 km/min', right, 'in an unusual unit'],
      ['72', but({ kind: 'missingUnit' }), 'no unit'],
      ['72 km', but({ kind: 'wrongUnit' }), 'a length'],
      ['72 h/km', but({ kind: 'wrongUnit' }), 'upside down'],
      ['72 m/s', wrong, 'the number of the other unit'],
      ['259.2 m/s', wrong, 'multiplied by 3.6 instead of divided'],
    ],
  },
  {
    title: 'a speed of 72 km/h, in km/h, in German',
    source: number(String.raw`\number{s}{72}`, '', String.raw`\unit[exact]{km/h}`),
    language: 'de',
    answers: [
      ['72,0 km/h', right, 'a decimal comma'],
      ['20 m/s', but({ kind: 'otherUnit', asked: 'km/h' }), 'the same speed in a unit that was not asked for'],
    ],
  },
  {
    title: 'the factor of a growth by 5 percent',
    source: number(String.raw`\number{s}{1.05}`),
    answers: [
      ['105%', right, 'the same number as a percentage'],
      ['1+5/100', right, 'as it is made'],
      ['0.05', wrong, 'the rate'],
      ['5%', wrong, 'the rate as a percentage'],
      ['1.5', wrong, 'a place too far'],
      ['0.95', wrong, 'a decrease'],
    ],
  },
  {
    title: 'the angle in radians whose sine is 1/2',
    source: number(String.raw`\number{s}{pi/6}`),
    answers: [
      ['pi/6', right, 'as expected'],
      ['π : 6', right, 'with a sign of division'],
      ['arcsin(1/2)', right, 'not calculated'],
      ['0.52', right, 'rounded'],
      ['30', wrong, 'in degrees'],
      ['sin(1/2)', wrong, 'sine instead of its inverse'],
    ],
  },
  {
    title: 'how many whole numbers there are from 3 to 10',
    source: number(String.raw`\number{s}{8}`, String.raw`\field{integer}`),
    answers: [
      ['7', wrong, 'one too few: counted the steps'],
      ['2^3', right, 'the same number as a power'],
      ['8 numbers', unreadable, 'a number with words'],
    ],
  },
  {
    title: 'any solution of x² - 5x + 6 = 0',
    source: number(String.raw`\number{s}{2}`, '', String.raw`\checkFuncForZero{ans^2 - 5*ans + 6}`),
    answers: [
      ['2', right, 'one of them'],
      ['3', right, 'the other one'],
      ['-2', wrong, 'the sign'],
      ['6', wrong, 'their product'],
    ],
  },
];
