import { Button } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import type { AnswersByKey } from '@lemma/core/mathlet';
import { ShelfAnswers } from '@lemma/core/problem';
import { MemoryStorage } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoryPage } from '../testing/index.ts';

interface ReloadedPageProps {
  readonly content: string;
  readonly language?: Language;
  /** What was given on an earlier visit. */
  readonly given?: AnswersByKey;
  /** Whether the browser's storage is full: it keeps texts only until the page is left. */
  readonly isFull?: boolean;
}

/** The seed of a page in a story. */
const seed = 1;

/** A page that can be left and reopened with the answers stored meanwhile, and corrected. */
function ReloadedPage({ content, language = 'en', given, isFull = false }: ReloadedPageProps) {
  const [answers] = useState(() => {
    const storage = new MemoryStorage();
    storage.lasts = !isFull;
    const shelf = { storage, key: 'problem' };
    if (given !== undefined) new ShelfAnswers(shelf, seed).give(given);
    return shelf;
  });
  const [visit, setVisit] = useState(1);
  const [isCorrected, setIsCorrected] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setVisit(visit + 1)}>
        Reload
      </Button>
      <Button size="sm" variant="outline" onClick={() => setIsCorrected(!isCorrected)}>
        Correct
      </Button>
      <StoryPage
        key={visit}
        content={content}
        answers={answers}
        interactive={!isCorrected}
        language={language}
        seed={seed}
      />
    </>
  );
}

const meta = { title: 'Document/Figure in a problem', component: ReloadedPage } satisfies Meta<typeof ReloadedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function figure(id: string, definitions: string): string {
  return `<visualization id="${id}"><headline>${id}</headline><variables>${definitions}</variables>
    <canvasrow><canvas width="300" height="200" coordinate-system="true"><plot>P</plot></canvas></canvasrow></visualization>`;
}

const ofProblem = `<variable type="problem" name="k"><value>m</value></variable>
  <variable type="point" name="P"><option>editable</option><value>k</value><value>0.5</value></variable>
  <variable type="number" name="u"><value>P[x]</value><attribute name="answer">1,1</attribute></variable>
  <variable type="number" name="v"><value>P[y]</value><attribute name="answer">1,2</attribute></variable>`;

function question(text: string): string {
  return `<question id="q"><variables><variable type="number" name="m"><value>3</value></variable></variables>
    <text><p>Drag the point.</p>${text}</text>
    <answer><text>x:</text><solution>m</solution></answer><answer><text>y:</text><solution>m</solution></answer>
    <answer><text>Distance:</text><solution>m</solution></answer></question>`;
}

/**
 * The figure starts where the problem says, answers while the point is moved, and is in the same state after a reload.
 */
export const Embedded: Story = {
  args: { content: question(figure('Answer', ofProblem)) },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Answer 1, given in the figure' });
    await waitFor(() => expect(field).toHaveValue(''));
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    const grip = await canvas.findByRole('slider', { name: 'P' });
    await waitFor(() => expect(grip).toHaveAttribute('aria-valuetext', 'x 3, y 0.5'));
    grip.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(field).toHaveValue('3'));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Answer 2, given in the figure' })).toHaveValue('0.6'),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Distance' }), '3.04');

    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Answer 2, given in the figure' })).toHaveValue('0.6'),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Distance' })).toHaveValue('3.04'));
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: 'P' })).toHaveAttribute('aria-valuetext', 'x 3, y 0.6'),
    );
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** An answer that a full storage does not keep is not lost without a word. */
export const StorageFull: Story = {
  args: { content: question(figure('Answer', ofProblem)), isFull: true },
  play: async ({ canvas }) => {
    const grip = await canvas.findByRole('slider', { name: 'P' });
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    grip.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong while storing values in Mathlet.'),
    );
  },
};

/** Beside the problem it behaves in the same way, once the problem is ready. */
export const Sibling: Story = {
  args: { content: figure('Answer', ofProblem) + question('') },
  play: async ({ canvas }) => {
    const grip = await canvas.findByRole('slider', { name: 'P' });
    grip.focus();
    await userEvent.keyboard('{ArrowRight}');
    const field = await canvas.findByRole('textbox', { name: 'Answer 1, given in the figure' });
    await waitFor(() => expect(field).toHaveValue('3.1'));
  },
};

/** The fields show it in the notation of the page's language. */
export const InGerman: Story = {
  args: { content: question(figure('Antwort', ofProblem)), language: 'de' },
  play: async ({ canvas }) => {
    (await canvas.findByRole('slider', { name: 'P' })).focus();
    await userEvent.keyboard('{ArrowUp}');
    const field = await canvas.findByRole('textbox', { name: 'Answer 2, given in the figure' });
    await waitFor(() => expect(field).toHaveValue('0,6'));
  },
};

/** In a correction the answers are shown, but can no longer be changed. */
export const Corrected: Story = {
  args: { content: question(figure('Answer', ofProblem)) },
  play: async ({ canvas }) => {
    (await canvas.findByRole('slider', { name: 'P' })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(canvas.queryByRole('slider', { name: 'P' })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Answer 2, given in the figure' })).toHaveValue('0.6'),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Distance' })).toHaveAttribute('readonly'));
  },
};

/** What was selected is there again, too, in every kind of question. */
export const Selected: Story = {
  args: {
    content: `<question id="q1" type="mc.unique"><text><p>Even?</p></text><choice id="a">2</choice><choice id="b">3</choice></question>
      <question id="q2" type="mc.yesno"><text><p>True?</p></text><choice id="a">5 is odd</choice></question>
      <question id="q3" type="mc.matrix"><text><p>Which?</p></text><choicematrix type="multiple"><column>even</column>
        <column>odd</column><row>7</row></choicematrix></question>`,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '3' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Yes' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /odd/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '3' })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /odd/ })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('radio', { name: '2' })).not.toBeChecked());
  },
};

/** The problem has no fourth answer: the figure reports this, and the other answers are stored all the same. */
export const NoSuchAnswer: Story = {
  args: { content: question(figure('Answer', ofProblem.replace('1,2', '1,4'))) },
  play: async ({ canvas }) => {
    (await canvas.findByRole('slider', { name: 'P' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('Cannot pass value to problem.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('v: question 1, answer 4')).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Answer 1, given in the figure' })).toHaveValue('3.1'),
    );
  },
};

const settings = {
  axes: true,
  geometry: [
    { name: 'A', type: 'Free', pos: [-4, -2, 1], pinned: true, labeled: true },
    { name: 'B', type: 'Free', pos: [2, -3, 1], labeled: true },
    { name: 'D', type: 'Free', pos: [-2, -5, 1], labeled: true, size: 7 },
    { name: 'd', type: 'Segment', args: ['A', 'D'] },
  ],
};

const construction = `<cindy><headline>A point to drag</headline>
  <settings>${JSON.stringify(settings)}</settings>
  <given point="D" coordinate="x" answer="1,1"/><given point="D" coordinate="y" answer="1,2"/></cindy>
  <question id="q"><text><p>Drag D.</p></text>
    <answer type="input.number"><text>x of D:</text><solution>3</solution></answer>
    <answer type="input.number"><text>y of D:</text><solution>2</solution></answer></question>`;

/** What somebody has dragged before. */
const given = new Map([
  ['1,1', { text: '3', moved: { D: [3, 2] } }],
  ['1,2', { text: '2', moved: { D: [3, 2] } }],
]);

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, number: number) =>
  canvas.findByRole('textbox', { name: `Answer ${String(number)}, given in the figure` });
const points = (canvas: Canvas) => canvas.queryAllByText(/^Movable point/).map(({ textContent }) => textContent);

/** Where a point stands when the page is opened is no answer yet: nobody has moved it. */
export const ConstructionUntouched: Story = {
  args: { content: construction },
  play: async ({ canvas }) => {
    await waitFor(() => expect(points(canvas)).toEqual(['Movable point B at (2, −3)', 'Movable point D at (−2, −5)']));
    await waitFor(async () => expect(await field(canvas, 1)).toHaveValue(''));
    await waitFor(async () => expect(await field(canvas, 2)).toHaveValue(''));
    await waitFor(async () => expect(await field(canvas, 1)).toHaveAttribute('readonly'));
  },
};

/** The construction is found as its answers left it, however often the page is opened. */
export const ConstructionFoundAgain: Story = {
  args: { content: construction, given },
  play: async ({ canvas }) => {
    const left = ['Movable point B at (2, −3)', 'Movable point D at (3, 2)'];
    await waitFor(() => expect(points(canvas)).toEqual(left));
    await waitFor(async () => expect(await field(canvas, 1)).toHaveValue('3'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(points(canvas)).toEqual(left));
    await waitFor(async () => expect(await field(canvas, 2)).toHaveValue('2'));
  },
};

export const ConstructionFoundAgainInTheDark: Story = { ...ConstructionFoundAgain, globals: { appearance: 'dark' } };

/** Nothing is taken any more: the point that answers is held where it was left, also after a reload; others still move. */
export const ConstructionHeld: Story = {
  args: { content: construction, given },
  play: async ({ canvas }) => {
    await waitFor(() => expect(points(canvas)).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    for (const visit of ['first', 'second']) {
      await waitFor(() => expect(points(canvas), visit).toEqual(['Movable point B at (2, −3)']));
      await waitFor(async () => expect(await field(canvas, 1)).toHaveValue('3'));
      await waitFor(async () => expect(await field(canvas, 2)).toHaveValue('2'));
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    }
    // Taken again, it is where it was.
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    await waitFor(() => expect(points(canvas)).toContain('Movable point D at (3, 2)'));
  },
};

/** The paper is as wide as the window. */
export const ConstructionOnAPhone: Story = {
  args: { content: construction, given },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(points(canvas)).toContain('Movable point D at (3, 2)'));
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
