import { systemClock } from '@lemma/core/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';

const meta = {
  title: 'Document/Answer fields',
  component: StoryPage,
  args: { content: '', ports: { clock: systemClock } },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

function quickcheck(type: string, solution: string, more = '', attributes = ''): string {
  return `<quickcheck id="q" type="${type}" ${attributes}><text><p>What is it?</p></text>
    <answer><text>It is</text><solution>${solution}</solution>${more}</answer></quickcheck>`;
}

const term = quickcheck('input.function', 'x^2');

/** A formula in the help below a field. */
function formulaIn(element: Element): string {
  return element.querySelector('[data-control] math')?.textContent ?? '';
}

/** What is typed is shown as a formula, and said in words after a pause. */
export const Reading: Story = {
  args: { content: term },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: 'It is' });
    await userEvent.type(field, '(x+1)/2');
    await waitFor(() => expect(canvasElement.querySelector('[data-control] mfrac')).toHaveTextContent('x+12'));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Read as: .*x plus 1/));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-control] [aria-live]')).toHaveTextContent('Read as:'),
    );
  },
};

export const ReadingInTheDark: Story = { ...Reading, globals: { appearance: 'dark' } };

/** What looks as it is typed is not shown again. */
export const Plain: Story = {
  args: { content: quickcheck('input.number', '2.5'), language: 'de' },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: 'It is' });
    await userEvent.type(field, '2,5');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Signs' })).toBeVisible());
    await waitFor(() => expect(formulaIn(canvasElement)).toBe(''));
    await userEvent.type(field, '{Backspace}{Backspace}.5');
    await waitFor(() => expect(formulaIn(canvasElement)).toBe('2,5'));
  },
};

/** What cannot be read is marked after a pause, not in the middle of a word. */
export const Unreadable: Story = {
  args: { content: term },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: 'It is' });
    await userEvent.type(field, '2(x^2');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/ends too early.*closing bracket/));
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(canvasElement.querySelector('[data-control] mark')).toHaveTextContent('␣'));
    await userEvent.type(field, ')');
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
    await waitFor(() => expect(formulaIn(canvasElement)).toBe('2\u2062(x2)'));
  },
};

export const UnreadableInTheDark: Story = { ...Unreadable, globals: { appearance: 'dark' } };

/** Two readings are offered; the chosen one takes the place of what was typed. */
export const TwoReadings: Story = {
  args: { content: term },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: 'It is' });
    await userEvent.type(field, 'x2+1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Insert x^2' }));
    await waitFor(() => expect(field).toHaveValue('x^2+1'));
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(formulaIn(canvasElement)).toBe('x2+1'));
  },
};

/** A misspelt function is corrected with one click. */
export const Suggestion: Story = {
  args: { content: term },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'It is' });
    await userEvent.type(field, 'sni(x)');
    await userEvent.click(await canvas.findByRole('button', { name: 'Insert sin' }));
    await waitFor(() => expect(field).toHaveValue('sin(x)'));
  },
};

/** Where things are while somebody types, in pixels. */
function placeOf(element: Element): string {
  const { left, top } = element.getBoundingClientRect();
  return `${Math.round(left)} ${Math.round(top + scrollY)}`;
}

/** Nothing moves from the first focus of a field on, whatever is typed. */
export const NothingMoves: Story = {
  args: { content: term },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'It is' });
    await userEvent.click(field);
    await canvas.findByRole('button', { name: 'Signs' });
    const check = await canvas.findByRole('button', { name: 'Check' });
    const before = `${placeOf(field)} ${placeOf(check)}`;
    const now = () => `${placeOf(field)} ${placeOf(check)}`;
    for (const text of ['1', '/', '(', 'x', '^', '2', '+', '1', '/', 'x', ')', '+']) {
      await userEvent.keyboard(text);
      await waitFor(() => expect(now()).toBe(before));
    }
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(now()).toBe(before));
    await userEvent.tab();
    await waitFor(() => expect(now()).toBe(before));
  },
};

/** The reading is there within a tenth of a second after the key. */
export const Quick: Story = {
  args: { content: quickcheck('input.matrix', '[[x;1];[1;x]]') },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: 'It is, row 1, column 1' });
    await userEvent.type(field, '(sin(x^2)+1)/(x^2+sqrt(x))');
    await waitFor(() => expect(formulaIn(canvasElement)).toContain('sin'));
    const start = systemClock.now();
    await fireEvent.change(field, { target: { value: '(sin(x^2)+1)/(x^2+sqrt(x+7))' } });
    while (!formulaIn(canvasElement).includes('7')) await new Promise(requestAnimationFrame);
    const took = systemClock.now() - start;
    await waitFor(() => expect(took).toBeLessThan(100));
  },
};

/** Each part of an answer is read by itself. */
export const Parts: Story = {
  args: { content: quickcheck('input.matrix', '[[1;2];[3;4]]') },
  play: async ({ canvas, canvasElement }) => {
    const first = await canvas.findByRole('textbox', { name: 'It is, row 1, column 1' });
    const second = await canvas.findByRole('textbox', { name: 'It is, row 1, column 2' });
    await userEvent.type(first, '1/2');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-control] mfrac')).toHaveLength(1));
    await userEvent.type(second, '3+');
    await waitFor(() => expect(second).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(first);
    await waitFor(() => expect(second).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(first).not.toHaveAttribute('aria-invalid'));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-control] mfrac')).toHaveLength(1));
  },
};

/** The ends of an interval, and what is wrong with both together. */
export const Ends: Story = {
  args: { content: quickcheck('input.interval', '[1; 2]') },
  play: async ({ canvas, canvasElement }) => {
    const lower = await canvas.findByRole('textbox', { name: 'It is, interval 1, lower end' });
    const upper = await canvas.findByRole('textbox', { name: 'It is, interval 1, upper end' });
    await userEvent.type(lower, '5/2');
    await waitFor(() => expect(canvasElement.querySelector('[data-control] mfrac')).toHaveTextContent('52'));
    await userEvent.type(upper, '2');
    await waitFor(() => expect(upper).toHaveAccessibleDescription(/left end .* less than the right/));
    await userEvent.type(upper, '2');
    await waitFor(() => expect(upper).not.toHaveAttribute('aria-invalid'));
  },
};

/** A pasted interval fills both ends and brackets, and undo takes it back; one typed stays as typed until it is left. */
export const PastedInterval: Story = {
  args: { content: quickcheck('input.interval', '[1; 2]') },
  play: async ({ canvas }) => {
    const lower = await canvas.findByRole('textbox', { name: 'It is, interval 1, lower end' });
    await userEvent.click(lower);
    await canvas.findByRole('button', { name: 'Signs' });
    await userEvent.paste('[1;2)');
    await waitFor(() => expect(lower).toHaveValue('1'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /upper end/ })).toHaveValue('2'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /right bracket/ })).toHaveValue(')'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /upper end/ })).toHaveValue(''));
    await userEvent.type(lower, '(-oo;-3)');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'It is' })).toHaveValue('(-oo;-3)'));
    // Tab leads to the keypad of the field; whoever leaves both gets the fields back.
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /lower end/ })).toHaveValue('-oo'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /upper end/ })).toHaveValue('-3'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /left bracket/ })).toHaveValue('('));
  },
};

/** A pasted matrix fills its cells; one of another size stays as it is, and is told. */
export const PastedMatrix: Story = {
  args: { content: quickcheck('input.matrix', '[[1;2];[3;4]]') },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('textbox', { name: 'It is, row 1, column 1' });
    await userEvent.click(first);
    await canvas.findByRole('button', { name: 'Signs' });
    await userEvent.paste('1\t2\n3\t4');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'It is, row 2, column 2' })).toHaveValue('4'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'It is, row 2, column 2' })).toHaveValue(''));
    await userEvent.click(await canvas.findByRole('textbox', { name: 'It is, row 1, column 1' }));
    await userEvent.paste('[[1;2;3];[4;5;6]]');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'It is' })).toHaveValue('[[1;2;3];[4;5;6]]'));
  },
};

/** A line that is emptied gives way to the fields, and what is typed next stands in the first of them: nothing is lost. */
async function emptyTheLine(canvas: Canvas, field: string, typed: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: field }), typed);
  const line = await canvas.findByRole('textbox', { name: 'It is' });
  await waitFor(() => expect(line).toHaveFocus());
  await userEvent.clear(line);
  await userEvent.keyboard('78');
  const first = await canvas.findByRole('textbox', { name: field });
  await waitFor(() => expect(first).toHaveValue('78'));
  await waitFor(() => expect(first).toHaveFocus());
}

/** The line of a matrix is emptied. */
export const EmptiedMatrix: Story = {
  args: { content: quickcheck('input.matrix', '[[1;2];[3;4]]') },
  play: ({ canvas }) => emptyTheLine(canvas, 'It is, row 1, column 1', '1;2'),
};

/** The line of a function by cases is emptied. */
export const EmptiedCases: Story = {
  args: { content: quickcheck('input.cases.function', 'x^2 : x &lt; 0; 0 : x >= 0') },
  play: ({ canvas }) => emptyTheLine(canvas, 'It is, case 1, term', 'x;1'),
};

/** The line of an interval is emptied. */
export const EmptiedInterval: Story = {
  args: { content: quickcheck('input.interval', '[1; 2]') },
  play: ({ canvas }) => emptyTheLine(canvas, 'It is, interval 1, lower end', '1;2'),
};

/** Terms and conditions of a function by cases. */
export const Cases: Story = {
  args: { content: quickcheck('input.cases.function', 'x^2 : x &lt; 0; 0 : x >= 0') },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'It is, case 1, term' }), 'x^2');
    await waitFor(() => expect(formulaIn(canvasElement)).toBe('x2'));
    const condition = await canvas.findByRole('textbox', { name: 'It is, case 1, condition' });
    await userEvent.type(condition, 'x^2');
    await waitFor(() => expect(condition).toHaveAccessibleDescription(/a condition/));
    await userEvent.type(condition, '<1');
    await waitFor(() => expect(formulaIn(canvasElement)).toBe('x2<1'));
  },
};

/** A number with its unit. */
export const Quantity: Story = {
  args: {
    content: quickcheck('input.number', '5', '<corrector name="unit"><value>m/s^2</value></corrector>'),
  },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: 'It is' });
    await userEvent.type(field, '1/2 m/s^2');
    await waitFor(() => expect(formulaIn(canvasElement)).toBe('12m/s²'));
    await userEvent.clear(field);
    await userEvent.type(field, '3 xyz');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/not a unit/));
  },
};

/** The keypad writes at the caret or around what is selected, and the focus stays in the field. */
export const Keypad: Story = {
  args: { content: term },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'It is' });
    await userEvent.type(field, 'x+1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Signs' }));
    field.setSelectionRange(0, 3);
    await userEvent.click(await canvas.findByRole('button', { name: 'Square root' }));
    await waitFor(() => expect(field).toHaveValue('√(x+1)'));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Square' }));
    await waitFor(() => expect(field).toHaveValue('√(x+1)^2'));
    await userEvent.keyboard('+');
    await userEvent.click(await canvas.findByRole('button', { name: 'Letter x' }));
    await waitFor(() => expect(field).toHaveValue('√(x+1)^2+x'));
    await waitFor(() => expect(formulaIn(canvasElement)).toContain('x'));
    await waitFor(() =>
      expect(canvas.getByRole('toolbar', { name: 'Signs to insert' }).getBoundingClientRect().top).toBeGreaterThan(
        field.getBoundingClientRect().bottom,
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Alt+K leads to the keys and back; arrows lead from key to key. */
export const KeypadByKeyboard: Story = {
  args: { content: quickcheck('input.number', '1') },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'It is' });
    await userEvent.type(field, '2');
    await canvas.findByRole('button', { name: 'Signs' });
    await userEvent.keyboard('{Alt>}k{/Alt}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Minus' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Euler’s number e' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pi' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('2π'));
    await userEvent.keyboard('{Alt>}k{/Alt}');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
    await userEvent.keyboard('3');
    await waitFor(() => expect(field).toHaveValue('2π3'));
  },
};

/** Texts have neither a keypad nor a reading. */
export const Words: Story = {
  args: { content: quickcheck('input.text', 'Gauss') },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'It is' }), 'Gauß');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Signs' })).toBeNull());
    await waitFor(() => expect(formulaIn(canvasElement)).toBe(''));
  },
};

const phone = { width: 360 };

/** On a narrow screen, everything stays within its width. */
export const OnAPhone: Story = {
  args: {
    content: `<quickcheck id="q" type="input.function"><text><p>Write it down: the derivative is <ansref answer="1"/>, for all x.</p></text>
      <answer><solution>x^2</solution></answer></quickcheck>`,
  },
  render: (args) => (
    <div style={phone}>
      <StoryPage {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, '1/(x+1)+x2');
    const choice = await canvas.findByRole('button', { name: 'Insert x^2' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Signs' }));
    const panel = await canvas.findByRole('toolbar');
    const column = () => canvasElement.querySelector('[data-quickcheck]')?.getBoundingClientRect() ?? new DOMRect();
    for (const element of [choice, panel]) {
      await waitFor(() => expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(column().right));
      await waitFor(() => expect(element.getBoundingClientRect().left).toBeGreaterThanOrEqual(column().left));
    }
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Check' }).getBoundingClientRect().top).toBeGreaterThan(
        panel.getBoundingClientRect().bottom,
      ),
    );
  },
};

export const OnAPhoneInTheDark: Story = { ...OnAPhone, globals: { appearance: 'dark' } };

/** Pastes as the browser does: what the field does not take itself is not pasted here. */
function paste(field: Element, data: Readonly<Record<string, string>>): boolean {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  return !field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}

/** What is pasted at once, before anything else has loaded, fills its fields as well. */
async function pasteAtOnce(canvas: Canvas, name: string, text: string, last: RegExp, value: string): Promise<void> {
  const field = await canvas.findByRole('textbox', { name });
  field.focus();
  paste(field, { 'text/plain': text });
  await waitFor(() => expect(canvas.getByRole('textbox', { name: last })).toHaveValue(value));
}

export const PastedMatrixAtOnce: Story = {
  args: { content: quickcheck('input.matrix', '[[1;2.5];[-3;4]]') },
  play: ({ canvas }) => pasteAtOnce(canvas, 'It is, row 1, column 1', '1\t2.5\n-3\t4', /row 2, column 2/, '4'),
};

export const PastedVectorAtOnce: Story = {
  args: { content: quickcheck('input.matrix', '[[1];[2];[3]]') },
  play: ({ canvas }) => pasteAtOnce(canvas, 'It is, row 1, column 1', '(1,2,3)', /row 3, column 1/, '3'),
};

export const PastedCasesAtOnce: Story = {
  args: { content: quickcheck('input.cases.function', '-x : x &lt; 0; x : x &gt;= 0') },
  play: ({ canvas }) =>
    pasteAtOnce(canvas, 'It is, case 1, term', '-x for x<0; x for x>=0', /case 2, condition/, 'x>=0'),
};

/** Where there are two intervals, what is typed into an end stays in its order, and becomes both of them. */
export const TypedIntoTwoIntervals: Story = {
  args: { content: quickcheck('input.interval', '[0;1] u [2;3]') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add interval' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /interval 1, lower end/ }), '[[0;1]∪[[2;3]');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'It is' })).toHaveValue('[0;1]∪[2;3]'));
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /interval 2, upper end/ })).toHaveValue('3'));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /interval 3/ })).toBeNull());
  },
};

/** Commas separate the ends, too, typed sign by sign. */
export const TypedWithAComma: Story = {
  args: { content: quickcheck('input.interval', '[1; 2.5)') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /lower end/ }), '[[1,2.5)');
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /lower end/ })).toHaveValue('1'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /upper end/ })).toHaveValue('2.5'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /right bracket/ })).toHaveValue(')'));
  },
};

const katex = `<span class="katex"><span class="katex-mathml"><math><semantics><mfrac><mn>1</mn><mn>2</mn></mfrac>
  <annotation encoding="application/x-tex">\\frac{1}{2}</annotation></semantics></math></span><span class="katex-html">12</span></span>`;
const root = '<math><mroot><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><mn>3</mn></mroot></math>';

const pastes: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
  [{ 'text/plain': '\\frac{1}{2}' }, '1/2'],
  [{ 'text/plain': '$\\sqrt{x^2+1}$' }, 'sqrt(x^2 + 1)'],
  [{ 'text/plain': 'x²\u200b −\u00a01\n+ 2' }, 'x² − 1 + 2'],
  [{ 'text/plain': '12\n', 'text/html': katex }, '1/2'],
  [{ 'text/plain': '3 x+1', 'text/html': `<meta charset="utf-8">${root}` }, 'cbrt(x + 1)'],
  [{ 'text/plain': '<math><msup><mi>x</mi><mn>2</mn></msup></math>' }, 'x^2'],
  [{ 'text/plain': 'x', 'text/html': '<span data-tex="x_{1}^2"><math><mi>x</mi></math></span>' }, 'x_1^2'],
  [{ 'text/plain': '\\alpha+' }, '\\alpha+'],
  [{ 'text/plain': '2x+1' }, '2x+1'],
];

/** Formulas of pages and of TeX are pasted as they would be typed, in one line. */
export const Pasting: Story = {
  args: { content: quickcheck('input.function', 'x^2+x_1') },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'It is' });
    await userEvent.click(field);
    await canvas.findByRole('button', { name: 'Signs' });
    for (const [data, text] of pastes) {
      await userEvent.clear(field);
      const isTaken = paste(field, data);
      if (isTaken) await waitFor(() => expect(field).toHaveValue(text));
      await waitFor(() => expect(isTaken || data['text/plain'] === text).toBe(true));
    }
    await userEvent.clear(field);
    await userEvent.type(field, '2x{ArrowLeft}');
    paste(field, { 'text/plain': '\\frac{1}{3}' });
    await waitFor(() => expect(field).toHaveValue('2(1/3)x'));
  },
};

/** A formula that was copied on the page, with a decimal comma. */
export const CopyAndPaste: Story = {
  args: {
    language: 'de',
    content: `<p>Halb: <math alttext="\\frac{2{,}5}{2}"><mfrac><mn>2,5</mn><mn>2</mn></mfrac></math>.</p>${quickcheck('input.number', '1')}`,
  },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: 'It is' });
    await userEvent.click(field);
    await canvas.findByRole('button', { name: 'Signs' });
    const formula = canvasElement.querySelector('[data-tex]') ?? canvasElement;
    getSelection()?.selectAllChildren(formula);
    const copying = new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() });
    formula.dispatchEvent(copying);
    await userEvent.click(field);
    paste(field, { 'text/plain': copying.clipboardData?.getData('text/plain') ?? '' });
    await waitFor(() => expect(field).toHaveValue('2,5/2'));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-control] mfrac')).toHaveLength(1));
  },
};
