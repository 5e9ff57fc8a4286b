import { Button } from '@chakra-ui/react';
import type { FigureAnswer, MathletDependency } from '@lemma/core/mathlet';
import { fail, succeed } from '@lemma/core/store';
import { FakeMathlet } from '@lemma/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storyFigure, textRow, valueOf, words } from '../testing/index.ts';
import { VisualizationView } from './index.ts';

interface FigureInMathletProps {
  readonly definitions: readonly string[];
  /** On the board or beside it. */
  readonly plotted?: readonly string[];
  /** If missing, there is no problem around the figure. */
  readonly mathlet?: () => FakeMathlet;
  readonly dependency?: MathletDependency;
  readonly interactive?: boolean;
}

/** A figure that shows the value of its variable a, in a problem that does what the story says. */
function FigureInMathlet({ definitions, plotted = [], mathlet: make, ...view }: FigureInMathletProps) {
  const [mathlet] = useState(() => make?.());
  const [figure] = useState(() =>
    storyFigure('In a problem', definitions, {
      plotted,
      rows: [textRow(words('Its value is '), valueOf('a'), words('.'))],
    }),
  );
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => mathlet?.readiness.become('ready')}>
        The problem is there
      </Button>
      <VisualizationView visualization={figure} seed={1} mathlet={mathlet} {...view} />
    </>
  );
}

const meta = { title: 'Visualization/In a problem', component: FigureInMathlet } satisfies Meta<typeof FigureInMathlet>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofProblem = ['\\problem{a}{b}'];
const answered = ['\\number[editable]{a}{2}', '\\answer{a}{1, 2}'];
const place = { question: 1, answer: 2 };

function waiting(): FakeMathlet {
  return new FakeMathlet({ values: { b: 7 }, readiness: 'waiting' });
}

function keeping(answer: FigureAnswer): FakeMathlet {
  const mathlet = new FakeMathlet();
  mathlet.answers.set('1,2', answer);
  return mathlet;
}

/** Beside its problem, a figure waits until the problem is ready, and then has its values. */
export const Sibling: Story = {
  args: { definitions: ofProblem, mathlet: waiting, dependency: 'sibling' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The figure is waiting for the data of its problem.'),
    );
    await waitFor(() => expect(canvas.queryByText(/Its value is/)).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'The problem is there' }));
    await waitFor(() => expect(canvas.getByText(/Its value is/)).toHaveTextContent('Its value is 7.'));
    await waitFor(() => expect(canvas.queryByText(/waiting/)).toBeNull());
  },
};

/** In the text of its problem it has them at once. */
export const Embedded: Story = {
  args: { definitions: ofProblem, mathlet: waiting, dependency: 'embedded' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Its value is/)).toHaveTextContent('Its value is 7.'));
  },
};

/** Stored answers are restored; "Back to the start" leads to the author's initial values. */
export const BroughtBack: Story = {
  args: { definitions: answered, mathlet: () => keeping({ name: 'a', place, text: '5', moved: { a: [5] } }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change a, now 5' })).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to the start' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change a, now 2' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** A correction shows the answers, none of which can be changed. */
export const InACorrection: Story = {
  args: {
    definitions: answered,
    mathlet: () => keeping({ name: 'a', place, text: '5', moved: { a: [5] } }),
    interactive: false,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Its value is/)).toHaveTextContent('Its value is 5.'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Change a/ })).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('toolbar', { name: 'Figure tools' })).toBeNull());
  },
};

/** A figure that should answer something, but has no answer that can be changed, is static. */
export const NothingToAnswer: Story = {
  args: {
    definitions: ['\\slider{s}{1, 0, 3}', '\\number{a}{2}', '\\answer{a}{1, 2}'],
    plotted: ['s'],
    mathlet: () => new FakeMathlet(),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('slider', { name: 's' })).toBeDisabled());
  },
};

/** There is no problem to store the answer. */
export const CannotStore: Story = {
  args: { definitions: answered },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Change a, now 2' }));
    await userEvent.keyboard('4{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('Cannot store the current visualization data in the mathlet.')).toBeVisible(),
    );
  },
};

/** The problem has no such answer. */
export const CannotPass: Story = {
  args: {
    definitions: answered,
    mathlet: () => answering(() => fail([{ kind: 'cannotPass', name: 'a', place }])),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change a, now 2' }));
    await userEvent.keyboard('4{Enter}');
    await waitFor(() => expect(canvas.getByText('Cannot pass value to problem.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('a: question 1, answer 2')).toBeVisible());
  },
};

/** The embedding page has failed; the message disappears when the next value is stored. */
export const StoringFailed: Story = {
  args: { definitions: answered, mathlet: failingOnce },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change a, now 2' }));
    await userEvent.keyboard('4{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('Something went wrong while storing values in Mathlet.')).toBeVisible(),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Change a, now 4' }));
    await userEvent.keyboard('5{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** What the problem calls b is a function, and what was stored for c belongs to another figure. */
export const CannotGet: Story = {
  args: {
    definitions: [...ofProblem, '\\point[editable]{c}{1, 1}', '\\answer{c}{1, 2}'],
    mathlet: () => {
      const mathlet = new FakeMathlet({ values: { b: 'x^2' } });
      mathlet.answers.set('1,2', { name: 'c', place, text: '5', moved: { c: [5] } });
      return mathlet;
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Cannot get value from mathlet for variable b.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Cannot get value from mathlet for variable c.')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('figure', { name: 'In a problem' })).toBeVisible());
  },
};

/** In the reader's language. */
export const InGerman: Story = {
  args: CannotGet.args,
  globals: { language: 'de', appearance: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Vom Mathlet ist kein Wert für die Variable b zu bekommen.')).toBeVisible(),
    );
  },
};

function answering(outcome: FakeMathlet['outcome']): FakeMathlet {
  const mathlet = new FakeMathlet();
  mathlet.outcome = outcome;
  return mathlet;
}

function failingOnce(): FakeMathlet {
  const mathlet = answering(() => {
    mathlet.outcome = () => succeed(undefined);
    return Promise.reject(new Error('The host is gone'));
  });
  return mathlet;
}
