import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

async function run(args: readonly string[], input = '') {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await evaluate.run(args, {
    input: Readable.from([input]),
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, printed, complaints };
}

describe('lemma evaluate', () => {
  it('prints the value as people read it', async () => {
    expect(await run(['1/3 + 1/6'])).toEqual({ code: 0, printed: ['0.5'], complaints: [] });
    expect((await run(['2x/3', '--set', 'x=1/2', '--field', 'rational'])).printed).toEqual(['1/3']);
    expect((await run(['sqrt(-1) + 2/3', '--field=complex', '--digits=2'])).printed).toEqual(['0.67 + i']);
    expect((await run(['1,5+1', '--language', 'de'])).printed).toEqual(['2,5']);
    expect((await run(['A v', '--set', 'A=[[1;2];[3;4]]', '--set', 'v=[1;1]'])).printed).toEqual(['[3; 7]']);
  });

  it.each([
    ['200!/199!', '200'],
    ['10^400', '1·10^400'],
    ['0-2*10^-400/3', '-6.66666666666667·10^-401'],
    ['300!', '3.06057512216441·10^614'],
    ['exp(1000)', 'exp(1000)'],
    ['10^400-10^400', '0'],
    ['1/0', '∞'],
    ['sqrt(2)*sqrt(2)', '2'],
    ['0.1+0.2', '0.3'],
    ['e^40-exp(40)', '0'],
    ['1e-7', '0.0000001'],
    ['pi', '3.141592653589793'],
  ])('prints digits that are true: %s is %s', async (text, printed) => {
    expect((await run([text])).printed).toEqual([printed]);
  });

  it('says where an expression is wrong', async () => {
    expect(await run(['1 + [1;2]'])).toEqual({
      code: 1,
      printed: [],
      complaints: ['1: a vector or matrix of this size does not fit here'],
    });
    expect((await run(['1/2', '--field', 'integer'])).complaints).toEqual([
      '1: the result is not a number of the field integer',
    ]);
    expect((await run(['x', '--set', 'x=1+'])).complaints).toEqual([
      'x, 3: the expression ends too early; expected: a number, a name or a bracket',
    ]);
  });

  it('suggests a name that is near', async () => {
    expect((await run(['2sinn(x)', '--set', 'x=1'])).complaints).toEqual(['2: sinn is not known; did you mean sin?']);
  });

  it.each([
    [['1', '--field', 'octonions'], 'unknown field "octonions"'],
    [['1', '--language', 'tlh'], 'unknown language "tlh"'],
    [['1', '--digits', '16'], '--digits must be a whole number from 0 to 15, not "16"'],
    [['1', '--form', 'beautiful'], 'unknown form "beautiful"'],
    [['x', '--set', 'x 2'], '--set needs NAME=EXPRESSION, not "x 2"'],
    [['x', '--set', '=2'], '--set needs NAME=EXPRESSION, not "=2"'],
    [[], 'an expression is missing'],
  ])('refuses %j: %s', async (args, reason) => {
    const { code, complaints } = await run(args);
    expect(code).toBe(2);
    expect(complaints.join('\n')).toMatch(`lemma evaluate: ${reason}\n\nlemma evaluate EXPRESSION`);
  });

  it('answers every line of its input', async () => {
    const lines = [
      { id: 1, text: 'a+1,5', variables: { a: 2 }, language: 'de' },
      { id: 2, text: 'a+1', variables: { a: '1/3' }, field: 'rational' },
      { id: 3, text: '[1;2i]', field: 'complex' },
      { id: 4, text: '1<2' },
      { id: 5, text: '1/0' },
      { id: 6, text: 'b' },
      { id: 7, text: 'a', variables: { a: '1+' } },
      { id: 8 },
    ];
    const { printed } = await run(['--json'], lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(printed.map((line): unknown => JSON.parse(line))).toMatchObject([
      { id: 1, kind: 'real', value: 3.5, shown: '3,5' },
      { id: 2, kind: 'rational', value: 4 / 3, shown: '4/3' },
      { id: 3, kind: 'vector', value: [1, { re: 0, im: 2 }], shown: '[1; 2i]' },
      { id: 4, kind: 'truth', value: true, shown: 'true' },
      { id: 5, kind: 'real', value: 'Infinity', shown: '∞' },
      { id: 6, error: { code: 'unknown-name', from: 0, to: 1 } },
      { id: 7, error: { code: 'unexpected-end', from: 2, to: 2, variable: 'a' } },
      { id: null, error: { code: 'bad-line' } },
    ]);
  });

  it('answers a single expression in JSON', async () => {
    const { code, printed } = await run(['1/3', '--json', '--field', 'rational']);
    expect(code).toBe(0);
    expect(JSON.parse(printed[0] ?? '')).toMatchObject({ kind: 'rational', value: 1 / 3, shown: '1/3' });
  });
});
