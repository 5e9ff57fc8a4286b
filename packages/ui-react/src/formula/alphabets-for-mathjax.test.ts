import { expect, it } from 'vitest';
import { alphabetsForMathjax } from './alphabets-for-mathjax.ts';

it.each([
  ['<mi>ℒ\ufe00</mi>', '<mi mathvariant="-tex-calligraphic">L</mi>'],
  ['<mi>𝒜\ufe00</mi><mi>𝒶</mi>', '<mi mathvariant="-tex-calligraphic">A</mi><mi>𝒶</mi>'],
  ['<mi>𝒜\ufe01</mi>', '<mi>𝒜</mi>'],
  ['<mi>∅\ufe00</mi>', '<mi>∅</mi>'],
  ['<mi>x</mi>', '<mi>x</mi>'],
])('%s is for MathJax %s', (mathml, read) => {
  expect(alphabetsForMathjax(mathml)).toBe(read);
});
