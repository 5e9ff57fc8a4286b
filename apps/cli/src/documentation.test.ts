import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

interface Shown {
  readonly example: string;
  readonly args: readonly string[];
  readonly output: string;
}

/**
 * The lines of the ```expressions blocks in the documentation: an expression, values of names, and the output of `lemma
 * evaluate`.
 */
function examples(): readonly Shown[] {
  const page = readFileSync(new URL('../../../docs/authoring/expressions.md', import.meta.url), 'utf8');
  return [...page.matchAll(/^```expressions *([^\n]*)\n(.*?)^```/gms)].flatMap(([, words = '', block = '']) =>
    block
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => readLine(line, words)),
  );
}

function readLine(line: string, words: string): Shown {
  const [, text = '', values, output = ''] = /^(.*?)(?: {2,}for (.*?))? +→ (.*)$/.exec(line) ?? [];
  const [left = '', right] = text.split(' == ');
  const set = (values ?? '').split(/, (?=[a-z])/).filter(Boolean);
  return {
    example: `${words} ${text}`.trim(),
    args: [
      ...optionsOf(words, right?.trim()),
      ...set.flatMap((value) => ['--set', value.replace(' = ', '=')]),
      '--',
      left.trim(),
    ],
    output,
  };
}

function optionsOf(words: string, other: string | undefined): readonly string[] {
  const [word = '', name = ''] = words.split(' ');
  switch (word) {
    case '':
      return [];
    case 'de':
      return ['--language', 'de'];
    case 'normal':
    case 'expanded':
      return ['--form', word];
    case 'derivative':
      return ['--derivative', name];
    case 'equal':
      return ['--equal', other ?? ''];
    default:
      return ['--field', word];
  }
}

describe('the documentation of expressions', () => {
  it('has examples', () => {
    expect(examples().length).toBeGreaterThan(80);
  });

  it.each(examples().map((each) => [each.example, each] as const))('tells what comes of %s', async (_, shown) => {
    const lines: string[] = [];
    await evaluate.run(shown.args, {
      input: Readable.from([]),
      print: (line) => lines.push(line),
      complain: (line) => lines.push(line),
    });
    expect(lines.join('\n')).toBe(shown.output);
  });
});
