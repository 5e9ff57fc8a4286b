import fc from 'fast-check';

const leaves = ['x', 'y', 'a', 'pi', '0', '1', '2', '3', '7', '0.5', '1.25'];
const unary = ['sin', 'cos', 'tan', 'exp', 'ln', 'sqrt', 'abs', 'arctan', 'sinh', 'cbrt', 'floor', 'sign'];

/**
 * Texts of numbers in x, y and a, fully bracketed, in notation that mathjs also reads, except for `ln`, `arctan` and
 * `if`.
 */
export const numberTexts: fc.Arbitrary<string> = fc.letrec<{ readonly number: string; readonly truth: string }>(
  (tie) => ({
    number: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.constantFrom(...leaves),
      fc
        .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/'), tie('number'))
        .map(([left, sign, right]) => `(${left} ${sign} ${right})`),
      fc.tuple(fc.constantFrom(...unary), tie('number')).map(([name, argument]) => `${name}(${argument})`),
      tie('number').map((operand) => `(-${operand})`),
      fc.tuple(tie('number'), fc.integer({ min: -3, max: 4 })).map(([base, exponent]) => `(${base})^(${exponent})`),
      fc
        .tuple(tie('truth'), tie('number'), tie('number'))
        .map(([condition, then, otherwise]) => `if(${condition};${then};${otherwise})`),
    ),
    truth: fc
      .tuple(tie('number'), fc.constantFrom('<', '<=', '>', '>=', '=', '!='), tie('number'))
      .map(([left, sign, right]) => `${left} ${sign} ${right}`),
  }),
).number;
