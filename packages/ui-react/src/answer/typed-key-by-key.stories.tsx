import { systemClock } from '@lemma/core/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';

const meta = {
  title: 'Document/Answer fields, key by key',
  component: StoryPage,
  args: { content: '', ports: { clock: systemClock } },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

function quickcheck(type: string, solution: string, corrector = ''): string {
  return `<quickcheck id="q" type="${type}"><text><p>What is it?</p></text>
    <answer><text>It is</text><solution>${solution}</solution>${corrector}</answer></quickcheck>`;
}

const always = [
  '2:x<0;3:x>0',
  '-x : x<0; x : x>=0',
  '[1;2]',
  '(-oo;-3)',
  '[1;2] u [3;4)',
  '[[1;2];[3;4]]',
  '{1; 2}',
  '1;2;',
  ';1',
  'x;:',
];
const signs = Array.from('12x-+/^.,;:[](){}|<>=∪∞∅ u');

/** Texts made of the signs that separate fields, the same in every run. */
function someTexts(count: number): readonly string[] {
  let state = 87;
  const below = (limit: number) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + below(7) }, () => signs[below(signs.length)] ?? '')
      .join('')
      .trimStart(),
  ).filter((text) => text !== '');
}

function keysFor(text: string): string {
  return text.replaceAll(/[{[]/g, '$&$&');
}

function focused(): string {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement ? activeElement.value : 'no field has the focus';
}

/** Types into a field, and expects every text to stand where the focus is. */
async function typeAll(canvas: Parameters<Play>[0]['canvas'], at: number): Promise<void> {
  for (const text of [...always, ...someTexts(30)]) {
    const fields = await canvas.findAllByRole('textbox');
    const field = fields[Math.min(at, fields.length - 1)];
    if (field === undefined) throw new Error('There is no field.');
    await userEvent.click(field);
    await userEvent.keyboard(keysFor(text));
    await waitFor(() => expect(focused()).toBe(text));
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  }
}

function storyOf(type: string, solution: string, at = 0, corrector = ''): Story {
  return {
    args: { content: quickcheck(type, solution, corrector) },
    play: ({ canvas }) => typeAll(canvas, at),
  };
}

export const NumberField = storyOf('input.number', '2.5');
export const QuantityField = storyOf(
  'input.number',
  '2.5',
  0,
  '<corrector name="unit" option="exact"><value>km/h</value></corrector>',
);
export const TermField = storyOf('input.function', 'x^2');
export const EquationField = storyOf('input.function', 'x^2=4');
export const LogicField = storyOf('input.function', 'A AND B');
export const SetField = storyOf('input.finite-number-set', '1; 2');
export const TextField = storyOf('input.text', 'triangle');
export const LowerEnd = storyOf('input.interval', '[1; 2]');
export const UpperEnd = storyOf('input.interval', '[1; 2]', 1);
export const Entry = storyOf('input.matrix', '[[1;2];[3;4]]');
export const LastEntry = storyOf('input.matrix', '[[1;2];[3;4]]', 3);
export const CaseTerm = storyOf('input.cases.function', '-x : x &lt; 0; x : x &gt;= 0');
export const CaseCondition = storyOf('input.cases.function', '-x : x &lt; 0; x : x &gt;= 0', 1);

/** A sign that separates cases, typed where others are filled in: the caret stays behind it, in the line of all of it. */
export const AmongFilledCases: Story = {
  args: { content: quickcheck('input.cases.function', '-x : x &lt; 0; x : x &gt;= 0') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'It is, case 1, condition' }), 'x<0');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'It is, case 1, term' }), '2:x>1;3');
    await waitFor(() => expect(focused()).toBe('2:x>1;3 : x<0'));
  },
};
