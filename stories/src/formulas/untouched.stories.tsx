import { formulaCommandNames } from '@lemma/mmtex';
import { FormulaView } from '@lemma/ui-react/formula';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { courseFormulas } from '../course-pages/course-documents.ts';
import { formulaOf, mathmlOf } from './formula-of.ts';
import { signsOf, untouchedPage } from './untouched-page.ts';

interface FormulaListProps {
  readonly formulas: readonly string[];
}

function FormulaList({ formulas }: FormulaListProps) {
  return formulas.map((mathml) => (
    <p key={mathml}>
      <FormulaView formula={formulaOf(mathml)} />
    </p>
  ));
}

const meta = {
  title: 'Formulas/As in an untouched page',
  component: FormulaList,
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof FormulaList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What may have to follow a command to make it a formula. */
const endings = ['', '{x}', '{x}{y}', '{x}{y}{z}', '(', ' ( x \\right)', ' x', '{red}{x}', '{1em}'];
const beginnings = ['', 'x', '\\sum', '\\left( x '];

/** The shortest valid formula with a command in it. */
function formulaWith(command: string): string | undefined {
  for (const beginning of beginnings) {
    for (const ending of endings) {
      const mathml = mathmlOf(`${beginning}\\${command}${ending}${beginning === '\\left( x ' ? ' \\right)' : ''}`);
      if (mathml !== undefined) return mathml;
    }
  }
  return undefined;
}

/**
 * Tables, brackets, enclosures and the space beside fractions are rendered better here than by the browser on its own:
 * there only the characters are compared.
 */
const drawnByUs = /<m(table|enclose|text|frac)|[()[\]{}|‖⟨⟩⌊⌋⌈⌉]|\p{Mn}<\/mo>/u;

/** Where our rendering differs from the untouched page. */
async function differences(formulas: readonly string[], places: readonly Element[]): Promise<readonly string[]> {
  const [first] = places;
  const like = first?.querySelector('math');
  if (like === null || like === undefined) throw new Error('There is no formula.');
  const untouched = await untouchedPage(formulas, like);
  return formulas.flatMap((mathml, at) => {
    const place = places[at];
    const other = untouched[at];
    if (place === undefined || other === undefined) return [`missing: ${mathml}`];
    const ours = signsOf(place);
    const theirs = signsOf(other);
    // Text in another font is ours to style: it only has to be there.
    const tolerance = mathml.includes('<mtext mathvariant') ? 0.4 : 0.02;
    const isAsHigh = (height: number, index: number) => Math.abs(height / (theirs[index]?.height ?? 0) - 1) < tolerance;
    const shownWidth = place.getBoundingClientRect().width;
    const otherWidth = other.getBoundingClientRect().width;
    const isAsWide = drawnByUs.test(mathml) || Math.abs(shownWidth - otherWidth) < 0.02 * otherWidth + 0.5;
    const hasAllSigns = ours.length === theirs.length && ours.every(({ height }, index) => isAsHigh(height, index));
    return hasAllSigns && isAsWide ? [] : [`${mathml}: ${shownWidth} px, untouched ${otherWidth} px`];
  });
}

/** Each formula has all its characters, at the same height as on an untouched page, and the same width. */
function compared(formulas: readonly string[]): Story {
  return {
    args: { formulas },
    play: async ({ canvasElement }: StoryContext) => {
      await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(formulas.length));
      await document.fonts.ready;
      const places = [...canvasElement.querySelectorAll('[data-tex]')];
      const found = await differences(formulas, places);
      await waitFor(() => expect(found).toEqual([]), { timeout: 1 });
    },
  };
}

const commands = [...formulaCommandNames].filter((name) => name !== 'var' && name !== 'begin');
const formulasOfCommands = [...new Set(commands.flatMap((name) => formulaWith(name) ?? []))];

/** Every formula command. */
export const AllCommands: Story = compared(formulasOfCommands);

/** Every formula of the sample course. */
export const SampleCourse: Story = compared(courseFormulas());

/** Letters beyond English, by hand: they were once missing. */
export const LettersOfOtherLanguages: Story = compared(
  [
    '\\text{für}',
    '\\mbox{größer}',
    '\\text{中文}',
    'x_{\\text{übrig}}',
    '\\textbf{é}',
    '\\sin\\alpha=\\text{–}',
  ].flatMap((tex) => mathmlOf(tex) ?? []),
);

/** Nothing is left out because its syntax was unknown. */
export const EveryCommandIsThere: Story = {
  args: { formulas: [] },
  play: async () => {
    const missing = commands.filter((name) => formulaWith(name) === undefined);
    await waitFor(() => expect(missing).toEqual([]), { timeout: 0 });
  },
};
