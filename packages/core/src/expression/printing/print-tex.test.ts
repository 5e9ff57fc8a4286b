import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTree, runs, treeOf } from '../../testing/index.ts';
import { printTex } from '../index.ts';

const settings = { seed: 7, numRuns: runs };

describe('the TeX of a tree', () => {
  it.each([
    ['1.5', '1.5'],
    ['1/2x', '\\frac{1}{2}x'],
    ['(a+1)/(b-1)', '\\frac{a+1}{b-1}'],
    ['(a/b)^2', '\\left(\\frac{a}{b}\\right)^{2}'],
    ['x^(n+1)', 'x^{n+1}'],
    ['2*-3', '2\\cdot \\left(-3\\right)'],
    ['x 2', 'x\\cdot 2'],
    ['2pi r', '2\\pi r'],
    ['alpha_1+x12', '\\alpha_{1}+x_{12}'],
    ['P[x]', 'P_{x}'],
    ['width', '\\mathit{width}'],
    ['sqrt(x+1)', '\\sqrt{x+1}'],
    ['x#3', '\\sqrt[3]{x}'],
    ['sqrt(x)^2', '{\\sqrt{x}}^{2}'],
    ['sin^2 x', '\\sin^{2}\\left(x\\right)'],
    ['log_3(x)', '\\log_{3}\\left(x\\right)'],
    ['|x|', '\\left|x\\right|'],
    ['floor(x)', '\\left\\lfloor x\\right\\rfloor'],
    ['binomial(n;k)', '\\binom{n}{k}'],
    ['e^x', '\\mathrm{e}^{x}'],
    ['-∞', '-\\infty'],
    ['1<=x!=2', '1\\leq x\\neq 2'],
    ['NOT a<1 AND b>2', '\\neg a<1\\wedge b>2'],
    ['if(x<0;-x;x)', '\\begin{cases}-x&x<0\\\\x&\\neg \\left(x<0\\right)\\end{cases}'],
    ['7 mod 3', '7\\bmod 3'],
    ['n!', 'n!'],
    ['pi x', '\\pi x'],
    ['3E-7', '3\\cdot 10^{-7}'],
    ['alpha', '\\alpha'],
    ['[[1;2];[3;4]]', '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}'],
    ['norm([x;y])', '\\left\\|\\begin{pmatrix}x&y\\end{pmatrix}\\right\\|'],
    ['-1/2', '-\\frac{1}{2}'],
    ['-x/2 y', '-\\frac{x}{2}y'],
    ['x^(-1/3)', 'x^{-\\frac{1}{3}}'],
    ['2+-1/2', '2+\\frac{-1}{2}'],
  ])('of %s is %s', (text, tex) => {
    expect(printTex(treeOf(text))).toBe(tex);
  });

  it.each([
    ['1.5', '1{,}5'],
    ['[1.5;2.25]', '\\begin{pmatrix}1{,}5&2{,}25\\end{pmatrix}'],
    ['3.5E21', '3{,}5\\cdot 10^{21}'],
    ['f(1;2)', 'f\\left(1;\\,2\\right)'],
  ])('of %s has the decimal comma where people write one: %s', (text, tex) => {
    expect(printTex(treeOf(text), { decimalComma: true })).toBe(tex);
  });

  it('has as many opening as closing braces and fences', () => {
    fc.assert(
      fc.property(anyTree, (given) => {
        const tex = printTex(given);
        expect(tex.split('{').length).toBe(tex.split('}').length);
        expect(tex.split('\\left').length).toBe(tex.split('\\right').length);
      }),
      settings,
    );
  });
});
