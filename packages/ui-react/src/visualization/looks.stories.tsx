import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { storyFigure } from '../testing/index.ts';
import { VisualizationView } from './visualization-view.tsx';

const crowded = storyFigure('Labels make room for each other', [
  '\\point[editable]{A}{-2, -2}',
  '\\point[editable]{B}{3, -1.5}',
  '\\point[editable]{C}{0.5, 3}',
  '\\polygon{d}{A, B, C}',
  '\\angle{u}{A, B, C}',
  '\\angle{v}{B, C, A}',
  '\\angle{w}{C, A, B}',
  '\\segment{s}{A, B}',
  '\\point[editable]{H}{4.9, 4.9}',
  ...['A', 'B', 'C', 'H', 's'].map((name) => `\\label{${name}}{${name}}`),
  ...['u', 'v', 'w'].flatMap((name) => [
    `\\displayValue{${name}}{true}`,
    `\\field{${name}}{real, 1}`,
    `\\color{${name}}{green}`,
  ]),
  '\\displayValue{C}{true}',
]);

const onBoard = storyFigure('Controls on the board', [
  '\\slider{a}{1, -2, 2}',
  '\\slider{b}{1, 0, 4}',
  '\\checkbox{c}{1}',
  '\\function{f}{a*sin(b*x)}',
  '\\point{P}{b, c}',
  '\\position{a}{0.05, 0.05}',
  '\\position{c}{0.05, 0.95}',
  '\\width{b}{0.6}',
  '\\label{c}{upper}',
]);

const colored = storyFigure('Controls in the colours of what they move', [
  '\\slider{a}{1, -2, 2}',
  '\\slider{b}{1, -2, 2}',
  '\\slider{d}{1, -2, 2}',
  '\\checkbox{c}{1}',
  '\\function{f}{a*x}',
  '\\function{g}{b+d+c}',
  '\\color{a}{red}',
  '\\color{f}{red}',
  '\\color{c}{green}',
  '\\color{g}{green}',
  '\\conditionalColoring{b}{b < 0, purple}',
]);

const changing = storyFigure('Colours and traces', [
  '\\point[editable]{P}{2, 1}',
  '\\point{Q}{P[x], -P[y]}',
  '\\segment{s}{P, Q}',
  '\\circle{k}{P, Q}',
  '\\conditionalColoring{P}{P[y] > 0, green, P[y] < 0, red}',
  '\\conditionalColoring{s}{P[x] > 0, blue, P[x] <= 0, magenta}',
  '\\trace{Q}{true}',
  '\\trace{s}{true}',
  '\\color{Q}{purple}',
  '\\transparency{k}{0.6}',
]);

const selecting = storyFigure('Select and connect', [
  '\\point{A}{-3, 2}',
  '\\point{B}{0, 2}',
  '\\point{C}{3, 2}',
  '\\point{D}{-2, -2}',
  '\\point{F}{2, -2}',
  '\\onClickSelect[2]{s}{A, B, C, [B]}',
  '\\onClickArrows{f}{[D, F]}{[D, F]}{2}',
  ...['A', 'B', 'C', 'D', 'F'].map((name) => `\\label{${name}}{${name}}`),
]);

const formulas = storyFigure('Labels are formulas', [
  '\\slider{a}{1, -3, 3}',
  '\\number{b}{a/2}',
  '\\point[editable]{P}{-2, 2}',
  '\\point{Q}{3, 1}',
  '\\vector{F}{[2; -3]}',
  '\\segment{s}{P, Q}',
  '\\point{T}{-3, -2}',
  '\\string{t}{T, {force $\\vec{F} = \\var{a}$}}',
  '\\label{a}{\\alpha}',
  '\\label{b}{$\\frac{3}{5}$}',
  '\\label{P}{$P_1$}',
  '\\label{Q}{F_b}',
  '\\label{F}{\\vec{F}_N}',
  '\\label{s}{$\\overline{P_1 F}$}',
]);

const edges = storyFigure('Formulas at the edges', [
  '\\function{f}{x/3}',
  '\\label{f}{$f(x)=\\frac{1}{3}x+\\sqrt{2}-\\sqrt{2}$}',
  '\\point{Q}{-4.9, 4.9}',
  '\\label{Q}{$Q = \\frac{1}{2} + \\sqrt{2} - \\sqrt{2}$}',
]);

const meta = { title: 'Visualization/Looks', component: VisualizationView } satisfies Meta<typeof VisualizationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No label covers another one or a point, and none is cut off. */
export const Labels: Story = {
  args: { visualization: crowded, seed: 1 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'C' });
    await waitFor(() => expect(labelBoxes(canvasElement)).toHaveLength(8));
    await waitFor(() => expect(covered(labelBoxes(canvasElement))).toEqual([]));
  },
};

/** Formulas are typeset at the size of other labels; screen readers hear letters rather than code. */
export const Formulas: Story = {
  args: { visualization: formulas, seed: 1 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'α' });
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex-html')).toHaveLength(7));
    await waitFor(() => expect(canvasElement.querySelectorAll('.katex-error')).toHaveLength(0));
    const board = canvas.getByLabelText('Drawing board').getBoundingClientRect();
    const labels = [...canvasElement.querySelectorAll('[aria-label="Drawing board"] .katex-html')];
    const boxes = labels.map((label) => label.getBoundingClientRect());
    await waitFor(() => expect(covered(boxes)).toEqual([]));
    const cut = boxes.filter(({ left, right }) => left < board.left || right > board.right);
    await waitFor(() => expect(cut).toEqual([]));
    // Letters of formulas are as high as those of other labels.
    const sizes = labels.map((label) => Number.parseFloat(getComputedStyle(label).fontSize));
    await waitFor(() => expect(sizes.filter((size) => size < 14 || size > 18.5)).toEqual([]));
    const seen = canvasElement.querySelector('svg')?.textContent ?? '';
    await waitFor(() => expect(seen).not.toMatch(/[\\$]/));
  },
};

/** What begins on the board stays on it as a whole, however large the browser typesets it. */
export const FormulasAtTheEdges: Story = {
  args: { visualization: edges, seed: 1 },
  play: async ({ canvas }) => {
    const board = await canvas.findByLabelText('Drawing board');
    const formulas = () => [...board.querySelectorAll('.katex-html')];
    await waitFor(() => expect(formulas()).toHaveLength(2));
    const isCut = (formula: Element) => {
      const [inner, outer] = [formula.getBoundingClientRect(), board.getBoundingClientRect()];
      return (
        inner.left < outer.left - 0.5 ||
        inner.right > outer.right + 0.5 ||
        inner.top < outer.top - 0.5 ||
        inner.bottom > outer.bottom + 0.5
      );
    };
    await waitFor(() => expect(formulas().map(isCut)).toEqual([false, false]));
  },
};

export const FormulasAtTheEdgesOfAPhone: Story = {
  ...FormulasAtTheEdges,
  globals: { viewport: { value: 'mobile1' } },
};

/** A value on the board is the current one. */
export const Values: Story = {
  args: { visualization: crowded, seed: 1 },
  play: async ({ canvas, canvasElement }) => {
    const grip = await canvas.findByRole('slider', { name: 'C' });
    grip.focus();
    await userEvent.keyboard('{ArrowUp}');
    const texts = () => [...canvasElement.querySelectorAll('svg text')].map((text) => text.textContent);
    await waitFor(() => expect(texts()).toContain('C(0.5, 3.1)'));
  },
};

export const LabelsInTheDark: Story = { args: Labels.args, globals: { appearance: 'dark' } };

/**
 * Where their author wants them, or below the board: the first one at the distance from its edge that the specification
 * requires.
 */
export const Controls: Story = {
  args: { visualization: onBoard, seed: 1 },
  play: async ({ canvas }) => {
    const board = await canvas.findByLabelText('Drawing board');
    const [above, below, tick] = [
      await canvas.findByRole('slider', { name: 'a' }),
      await canvas.findByRole('slider', { name: 'b' }),
      await canvas.findByRole('checkbox', { name: 'upper' }),
    ];
    const frame = () => board.getBoundingClientRect();
    const place = () => above.getBoundingClientRect();
    await waitFor(() => expect(Math.abs(place().left - frame().left - 0.05 * frame().width)).toBeLessThan(8));
    await waitFor(() => expect(Math.abs(place().width - 0.4 * frame().width)).toBeLessThan(8));
    await waitFor(() => expect(place().bottom).toBeLessThan(frame().bottom));
    await waitFor(() => expect(tick.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame().bottom));
    const beside = () => below.getBoundingClientRect();
    await waitFor(() => expect(Math.abs((beside().top + beside().bottom) / 2 - frame().bottom - 25)).toBeLessThan(4));
    await waitFor(() => expect(Math.abs(beside().right - frame().left - 0.875 * frame().width)).toBeLessThan(4));
    await waitFor(() => expect(Math.abs(beside().width - 0.6 * frame().width)).toBeLessThan(4));
    await userEvent.click(tick);
    await waitFor(() => expect(tick).not.toBeChecked());
  },
};

/** `\\positioning` sets width and position at once. */
export const Positioned: Story = {
  args: {
    visualization: storyFigure('A slider in its place', [
      '\\slider{a}{1, -2, 2}',
      '\\function{f}{a*x^2}',
      '\\positioning{a}{0.25, 0.5, 0.1}',
    ]),
    seed: 1,
  },
  play: async ({ canvas }) => {
    const board = await canvas.findByLabelText('Drawing board');
    const slider = await canvas.findByRole('slider', { name: 'a' });
    const [frame, place] = [() => board.getBoundingClientRect(), () => slider.getBoundingClientRect()];
    await waitFor(() => expect(Math.abs(place().width - 0.25 * frame().width)).toBeLessThan(8));
    await waitFor(() => expect(Math.abs(place().left - frame().left - 0.5 * frame().width)).toBeLessThan(8));
    await waitFor(() => expect(place().top - frame().top).toBeLessThan(0.15 * frame().height));
  },
};

/** A point changes its colour with its position; what follows it leaves traces. */
export const ColoursAndTraces: Story = {
  args: { visualization: changing, seed: 1 },
  play: async ({ canvas, canvasElement }) => {
    const grip = await canvas.findByRole('slider', { name: 'P' });
    grip.focus();
    await userEvent.keyboard('{ArrowLeft>12/}{ArrowDown>14/}');
    await waitFor(() => expect(grip).toHaveAttribute('aria-valuetext', 'x 0.8, y −0.4'));
    const traces = () => canvasElement.querySelectorAll('svg path[stroke-opacity="0.4"]');
    await waitFor(() => expect(traces()).toHaveLength(26));
  },
};

export const ColoursAndTracesInTheDark: Story = { ...ColoursAndTraces, globals: { appearance: 'dark' } };

/** A selected element has another, larger mark; the start of an arrow is marked until its end is chosen. */
export const Selection: Story = {
  args: { visualization: selecting, seed: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'A' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'A' })).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(await canvas.findByRole('button', { name: 'D' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'F' }));
    await canvas.findByRole('button', { name: 'D → F' });
    await userEvent.click(await canvas.findByRole('button', { name: 'F' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'F' })).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** The boxes that overlap an earlier one. */
function covered(boxes: readonly DOMRect[]): readonly DOMRect[] {
  return boxes.filter((box, index) =>
    boxes
      .slice(0, index)
      .some(
        (other) => box.right > other.left && other.right > box.left && box.bottom > other.top && other.bottom > box.top,
      ),
  );
}

function labelBoxes(root: HTMLElement): readonly DOMRect[] {
  return [...root.querySelectorAll('svg text')]
    .filter((text) => text.getAttribute('font-size') === '14')
    .map((text) => text.getBoundingClientRect());
}

/** A slider and a checkbox have the colour given by their author; conditions may change it. */
export const ColoredControls: Story = {
  args: { visualization: colored, seed: 1 },
  play: async ({ canvas, canvasElement }) => {
    const colorOf = (control: Element) => getComputedStyle(control).accentColor;
    const sliderOf = (name: string) => canvas.findByRole('slider', { name });
    const [a, b, d] = [await sliderOf('a'), await sliderOf('b'), await sliderOf('d')];
    const box = await canvas.findByRole('checkbox', { name: 'c' });
    const figure = canvasElement.querySelector('figure');
    if (figure === null) throw new Error('There is no figure');
    const mark = document.createElement('i');
    figure.append(mark);
    const painted = (name: string) => {
      mark.style.color = `var(--figure-${name})`;
      return getComputedStyle(mark).color;
    };
    await waitFor(() => expect([colorOf(a), colorOf(box)]).toEqual([painted('red'), painted('green')]));
    await waitFor(() => expect(colorOf(b)).toBe(colorOf(d)));
    await fireEvent.change(b, { target: { value: '-1' } });
    await waitFor(() => expect(colorOf(b)).toBe(painted('purple')));
    mark.remove();
  },
};
