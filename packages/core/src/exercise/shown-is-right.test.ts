import { describe, expect, it } from 'vitest';
import { readBlocks, type Quickcheck } from '../document/index.ts';
import { judgeAnswer, printSolution } from '../judgement/index.ts';
import { languages } from '../language/index.ts';
import { drawExercise } from './draw-exercise.ts';
import { drawnValues } from './drawn-values.ts';

const definitions: readonly (readonly [type: string, value: string])[] = [
  ['number', '1.23456'],
  ['number', '-0.987654321'],
  ['number', '2/3'],
  ['number', '-7/16'],
  ['number', '0.00012345'],
  ['number', '123456.789'],
  ['number', '12345678901.25'],
  ['number', 'pi*1000'],
  ['number', '0.5'],
  ['number', '2.5'],
  ['number', '0.45'],
  ['matrix', '[[1.23456, 2/3], [pi, -0.987654321]]'],
  ['function', '1.23456*x+2/3'],
  ['function', 'pi*x^2-0.987654321*x'],
];

function quickcheck(attributes: string, [type, value]: readonly [string, string]): Quickcheck {
  const answerType = { number: 'input.number', matrix: 'input.matrix', function: 'input.function' }[type];
  const read = readBlocks(
    `<quickcheck type="${answerType}" ${attributes}><variables><variable type="${type}" name="s">` +
      `<value>${value}</value></variable></variables><text/><answer><solution>s</solution></answer></quickcheck>`,
  );
  const [block] = read.ok ? read.value : [];
  if (block?.kind !== 'quickcheck') throw new Error('no quick check');
  return block;
}

describe('what the page shows is right', () => {
  const precisions = ['', ...[0, 1, 2, 3, 6].map((digits) => `display-precision="${digits}"`)];
  const fields = ['', ' field="rational"', ' field="complex"'];

  it.each(definitions)('for %s %s, whatever is said about the digits shown', (...definition) => {
    // π is no fraction.
    const possible = fields.filter((field) => !(field.includes('rational') && definition[1].includes('pi')));
    for (const attributes of precisions.flatMap((each) => possible.map((field) => each + field))) {
      const question = quickcheck(attributes, definition);
      for (const language of languages) {
        const exercise = drawExercise(question, 1, language);
        const [answer] = question.answers;
        if (!exercise.ok || answer === undefined) continue;
        const shown = [
          drawnValues(exercise.value).show({ name: 's' })?.text ?? '',
          printSolution(answer, exercise.value),
        ];
        for (const text of shown) {
          expect([text, attributes, judgeAnswer(text, answer, exercise.value).verdict]).toEqual([
            text,
            attributes,
            'right',
          ]);
        }
      }
    }
  });
});
