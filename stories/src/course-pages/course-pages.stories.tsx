import { languages } from '@lemma/core/language';
import { fakeServices, InMemoryMediaGateway } from '@lemma/core/testing';
import { ServicesProvider } from '@lemma/ui-react/binding';
import { DocumentView } from '@lemma/ui-react/document';
import { LanguageProvider, loadLanguage } from '@lemma/ui-react/language';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { courseFolders, courseMedia, pagesOf, type CoursePage } from './course-documents.ts';

interface CoursePagesProps {
  /** A folder of the course. */
  readonly folder: string;
  /** Whether each document is shown in one of its languages, another for the next, instead of in all. */
  readonly inTurn?: boolean;
}

/** Every document of a folder in its languages, one below another. */
function CoursePages({ folder, inTurn = false }: CoursePagesProps) {
  const [services] = useState(() => fakeServices({ mediaGateway: new InMemoryMediaGateway(courseMedia) }));
  return (
    <ServicesProvider services={services}>
      {shownOf(folder, inTurn).map(({ key, document }) => (
        <LanguageProvider key={key} language={document.language}>
          <DocumentView document={document} idPrefix={`${key.replace(/\W/g, '-')}-`} />
        </LanguageProvider>
      ))}
      {/* Off-screen content is laid out, too, because axe checks the whole page. */}
      <style>{'article * { content-visibility: visible !important; }'}</style>
    </ServicesProvider>
  );
}

const meta = {
  title: 'Course pages',
  component: CoursePages,
  parameters: {
    a11y: {
      config: {
        rules: [
          // Several documents share one page here: each has its contents and footnotes, under the same name.
          { id: 'landmark-unique', enabled: false },
          // It considers a headline with a formula empty: `emptyHeadlines` also looks into MathML.
          { id: 'empty-table-header', enabled: false },
        ],
      },
    },
  },
  loaders: [() => Promise.all(languages.map((language) => loadLanguage(language)))],
} satisfies Meta<typeof CoursePages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Row and column headings without a word or a formula. */
function emptyHeadlines(page: Element): readonly string[] {
  const headlines = [...page.querySelectorAll('th')];
  return headlines.filter(({ textContent }) => textContent.trim() === '').map(({ outerHTML }) => outerHTML);
}

const looked = new Set<string>();

function shownOf(folder: string, inTurn: boolean): readonly CoursePage[] {
  const pages = pagesOf(folder);
  if (!inTurn) return pages;
  const places = [...new Set(pages.map(({ place }) => place))];
  return places.flatMap((each, turn) => {
    const translations = pages.filter(({ place }) => place === each);
    return translations.slice(turn % translations.length, (turn % translations.length) + 1);
  });
}

/** The pages of a folder: all of them are shown, screen readers reach each formula, and axe reports nothing. */
function light(folder: string): Story {
  looked.add(folder);
  return {
    args: { folder },
    play: async ({ canvasElement, args: { inTurn = false } }: StoryContext<CoursePagesProps>) => {
      const articles = () => [...canvasElement.querySelectorAll('article')];
      // Counted, because a list of elements would be printed at every check, which takes longer than the page.
      await waitFor(() => expect(articles().length).toBe(shownOf(folder, inTurn).length));
      const unfinished = () => articles().filter((article) => article.querySelector('h1') === null);
      await waitFor(() => expect(unfinished().length).toBe(0));
      await waitFor(() => expect(unreadFormulas(canvasElement)).toEqual([]));
      await waitFor(() => expect(emptyHeadlines(canvasElement)).toEqual([]));
    },
  };
}

/** The same documents in dark mode, where only the contrast differs, which is the same in every language. */
function dark(story: Story): Story {
  return {
    ...story,
    args: { ...story.args, inTurn: true },
    globals: { appearance: 'dark' },
    parameters: { a11y: { config: {}, options: { runOnly: ['color-contrast'] } } },
  };
}

/**
 * Formulas, by their source, that are shown although their MathML is empty or hidden from screen readers, and for which
 * nothing else is read: pictures have a description, and links put their formulas into words.
 */
function unreadFormulas(page: Element): readonly (string | null)[] {
  const places = [...page.querySelectorAll('[data-tex], .katex')].filter((place) => place.checkVisibility());
  return places
    .filter((place) => {
      const math = place.querySelector('math');
      const isRead = math?.checkVisibility({ checkVisibilityCSS: true }) === true && math.textContent.trim() !== '';
      return !isRead || (math.closest('[aria-hidden="true"]') !== null && !isReadOtherwise(math));
    })
    .map((place) => place.getAttribute('data-tex') ?? place.textContent);
}

/** Whether the surroundings of a hidden formula have a name, or text that is not hidden. */
function isReadOtherwise(math: Element): boolean {
  // A board in which something can be moved is a group with a description.
  const around = math.closest('[role=img], [role=group][aria-describedby], a, button');
  const words = [...(around?.querySelectorAll(':scope > :not([aria-hidden="true"])') ?? [])];
  return around?.hasAttribute('aria-label') === true || words.some(({ textContent }) => textContent.trim() !== '');
}

export const Arithmetic = light('arithmetic');
export const ArithmeticDark = dark(Arithmetic);
export const ComplexNumbers = light('complex-numbers');
export const ComplexNumbersDark = dark(ComplexNumbers);
export const Courses = light('courses');
export const CoursesDark = dark(Courses);
export const Curves = light('curves');
export const CurvesDark = dark(Curves);
export const Derivatives = light('derivatives');
export const DerivativesDark = dark(Derivatives);
export const Figures = light('figures');
export const FiguresDark = dark(Figures);
export const Fractions = light('fractions');
export const FractionsDark = dark(Fractions);
export const Functions = light('functions');
export const FunctionsDark = dark(Functions);
export const Geometry = light('geometry');
export const GeometryDark = dark(Geometry);
export const Graphs = light('graphs');
export const GraphsDark = dark(Graphs);
export const Inequalities = light('inequalities');
export const InequalitiesDark = dark(Inequalities);
export const Integrals = light('integrals');
export const IntegralsDark = dark(Integrals);
export const LinearFunctions = light('linear-functions');
export const LinearFunctionsDark = dark(LinearFunctions);
export const Logic = light('logic');
export const LogicDark = dark(Logic);
export const Matrices = light('matrices');
export const MatricesDark = dark(Matrices);
export const Percentages = light('percentages');
export const PercentagesDark = dark(Percentages);
export const Programming = light('programming');
export const ProgrammingDark = dark(Programming);
export const QuadraticEquations = light('quadratic-equations');
export const QuadraticEquationsDark = dark(QuadraticEquations);
export const Sequences = light('sequences');
export const SequencesDark = dark(Sequences);
export const Triangles = light('triangles');
export const TrianglesDark = dark(Triangles);
export const Trigonometry = light('trigonometry');
export const TrigonometryDark = dark(Trigonometry);
export const Vectors = light('vectors');
export const VectorsDark = dark(Vectors);
export const WaysToWrite = light('ways-to-write');
export const WaysToWriteDark = dark(WaysToWrite);
export const Welcome = light('welcome');
export const WelcomeDark = dark(Welcome);

export const NoFolderIsLeftOut: Story = {
  tags: ['!dev'],
  args: { folder: 'none' },
  play: async () => {
    await waitFor(() => expect([...courseFolders].filter((folder) => !looked.has(folder))).toEqual([]));
  },
};
