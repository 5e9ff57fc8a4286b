import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EditorPage } from './editor-page.tsx';

const meta = {
  title: 'Language/Source editor',
  component: EditorPage,
  args: { source: 'text|', onWrite: fn() },
} satisfies Meta<typeof EditorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const figure = `\\begin{visualization}{v1}
  \\begin{variables}
    \\slider{fac|tor}{1, -3, 3}
    \\function{f}{factor*x^2}
  \\end{variables}
  \\color{factor}{blue}
  \\text{The factor is \\var{factor}.}
\\end{visualization}
`;

/** The language has loaded once its colours appear. */
async function ready(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('.cm-source-command')).not.toBeNull());
}

function marked(canvasElement: HTMLElement, kind: string): readonly (string | null)[] {
  return [...canvasElement.querySelectorAll(`.cm-source-${kind}`)].map(({ textContent }) => textContent);
}

/** Commands, environments, formulas, comments and variables have their colours; what has no meaning is underlined. */
export const Colours: Story = {
  args: {
    source: `|\\section{Parabolas} % a comment\n\nA term $\\frac{1}{2} x$ and \\empf{a mistake}.\n\n${figure.replace('|', '')}`,
  },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await waitFor(() => expect(marked(canvasElement, 'comment')).toEqual(['% a comment']));
    await waitFor(() => expect(marked(canvasElement, 'unknown')).toEqual(['\\empf']));
    await waitFor(() => expect(marked(canvasElement, 'variable')).toContain('factor'));
    await waitFor(() => expect(marked(canvasElement, 'formulaCommand')).toEqual(['\\frac']));
  },
};

export const Completion: Story = {
  args: { source: '\\section{A}\n\na \\emp|' },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.keyboard('{Control>} {/Control}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    const proposal = await screen.findByRole('option', { name: '\\emph' });
    await waitFor(() => expect(proposal).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(screen.getByText('Emphasises text.')).toBeVisible());
    await userEvent.click(proposal);
    await waitFor(() => expect(args.onWrite).toHaveBeenLastCalledWith('\\section{A}\n\na \\emph{text}'));
  },
};

export const VariablesOfTheFigure: Story = {
  args: { source: figure.replace('|', '').replace('\\var{factor}', '\\var{|}') },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.keyboard('{Control>} {/Control}');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['f', 'factor']),
    );
  },
};

export const Explanation: Story = {
  args: { source: '|See \\href{https://example.org}{here}.' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const [name] = canvasElement.querySelectorAll('.cm-source-command');
    if (name === undefined) throw new Error('no command is coloured');
    const { left, top, width, height } = name.getBoundingClientRect();
    await userEvent.pointer({ target: name, coords: { clientX: left + width / 2, clientY: top + height / 2 } });
    await waitFor(() => expect(screen.getByText('\\href[option]{address}{text}')).toBeVisible());
    await waitFor(() => expect(screen.getByText('A link to an address.')).toBeVisible());
  },
};

export const Rename: Story = {
  args: { source: figure },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.keyboard('{F2}');
    const name = await screen.findByRole('textbox', { name: 'New name of “factor”' });
    await userEvent.clear(name);
    await userEvent.type(name, 'x');
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('“x” is already taken.'));
    await userEvent.clear(name);
    await userEvent.type(name, 'a{Enter}');
    await waitFor(() =>
      expect(args.onWrite).toHaveBeenLastCalledWith(
        figure.replace('|', '').replaceAll('factor', 'a').replace('The a is', 'The factor is'),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'New name of “factor”' })).toBeNull());
  },
};

export const Definition: Story = {
  args: { source: figure.replace('|', '').replace('\\var{factor}', '\\var{fac|tor}') },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.keyboard('{F12}');
    await waitFor(() => expect(getSelection()?.toString()).toBe('factor'));
    await waitFor(() =>
      expect(getSelection()?.anchorNode?.parentElement?.closest('.cm-line')).toHaveTextContent('\\slider{factor}'),
    );
  },
};

/** The bracket after a name inserts the end of the environment. */
export const EndOfAnEnvironment: Story = {
  args: { source: '\\section{A}\n\n  \\begin{remark|' },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.keyboard('}');
    await waitFor(() =>
      expect(args.onWrite).toHaveBeenLastCalledWith('\\section{A}\n\n  \\begin{remark}\n  \\end{remark}'),
    );
  },
};

/** An existing end is enough, whatever else begins alike. */
export const EndThatIsThere: Story = {
  args: { source: '\\begin{align|\n\\end{align}\n\\begin{aligned}\n\\end{aligned}' },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.keyboard('}');
    await waitFor(() =>
      expect(args.onWrite).toHaveBeenLastCalledWith('\\begin{align}\n\\end{align}\n\\begin{aligned}\n\\end{aligned}'),
    );
  },
};

/** The search is in the reader's language, too. */
export const SearchInGerman: Story = {
  globals: { language: 'de' },
  play: async ({ canvasElement, canvas }) => {
    await ready(canvasElement);
    await userEvent.keyboard('{Control>}f{/Control}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Suchen' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Alle ersetzen' })).toBeVisible());
  },
  args: { source: '\\section{A}|' },
};

/** An unknown command: Ctrl+. writes the one that was meant. */
export const UnknownCommand: Story = {
  args: { source: '\\section{A}\n\nAn \\emp|f{important} word.' },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.cm-lintRange-error')).toHaveTextContent('\\empf'));
    await userEvent.keyboard('{Control>}.{/Control}');
    await waitFor(() => expect(args.onWrite).toHaveBeenLastCalledWith('\\section{A}\n\nAn \\emph{important} word.'));
    await waitFor(() => expect(canvasElement.querySelector('.cm-lintRange-error')).toBeNull());
  },
};

/** F8 shows the message with its button. */
export const Fix: Story = {
  args: { source: '|\\section{A}\n\nsalt & pepper' },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.cm-lintRange-error')).not.toBeNull());
    await userEvent.keyboard('{F8}');
    await userEvent.click(await screen.findByRole('button', { name: /Fix/ }));
    await waitFor(() => expect(args.onWrite).toHaveBeenLastCalledWith('\\section{A}\n\nsalt \\& pepper'));
  },
};

/** Environments are folded by the mark beside their first line. */
export const Folding: Story = {
  args: { source: `|\\section{A}\n${figure.replace('|', '')}` },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const [mark] = await screen.findAllByTitle('Fold line');
    if (mark === undefined) throw new Error('nothing can be folded');
    await userEvent.click(mark);
    await waitFor(() => expect(canvasElement.querySelector('.cm-foldPlaceholder')).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('.cm-content')).not.toHaveTextContent('slider'));
  },
};

/** Ctrl+/ turns a line into a comment. */
export const Comment: Story = {
  args: { source: '\\section{A}\n|text' },
  play: async ({ args, canvasElement }) => {
    await ready(canvasElement);
    await userEvent.keyboard('{Control>}/{/Control}');
    await waitFor(() => expect(args.onWrite).toHaveBeenLastCalledWith('\\section{A}\n% text'));
  },
};

export const Keys: Story = {
  args: { source: '|\\section{A}' },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.keyboard('{F1}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts of the editor' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('Fix the problem at the cursor')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
