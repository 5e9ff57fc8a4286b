import { chakra } from '@chakra-ui/react';
import { languages, type Language } from '@lemma/core/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageLanguageContext } from '../language/index.ts';
import { storyFigure } from '../testing/index.ts';
import { VisualizationView } from './visualization-view.tsx';

const figure = storyFigure('A point', [
  '\\point{P}{0.5, -0.25}',
  '\\label{P}{P}',
  '\\displayValue{P}{true}',
  '\\string{t}{-0.5, 0.5, {at \\var{P}}}',
]);

const close = {
  ...figure,
  rows: figure.rows.map((row) =>
    row.kind === 'canvases'
      ? {
          ...row,
          canvases: row.canvases.map((canvas) => ({
            ...canvas,
            options: { ...canvas.options, coordinateSystem: true, left: -1, right: 1, bottom: -1, top: 1 },
          })),
        }
      : row,
  ),
};

function InAllLanguages() {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="4">
      {languages.map((language) => (
        <PageLanguageContext key={language} value={language}>
          <chakra.div lang={language}>
            <VisualizationView visualization={close} seed={1} />
          </chakra.div>
        </PageLanguageContext>
      ))}
    </chakra.div>
  );
}

const meta = { title: 'Visualization/Language of a board', component: InAllLanguages } satisfies Meta<
  typeof InAllLanguages
>;
export default meta;

const written: Readonly<Record<Language, readonly string[]>> = {
  de: ['0,4', 'P(0,5; −0,25)', 'at (0,5; −0,25)'],
  en: ['0.4', 'P(0.5, −0.25)', 'at (0.5, −0.25)'],
  fr: ['0,4', 'P(0,5; −0,25)', 'at (0,5; −0,25)'],
  zh: ['0.4', 'P(0.5, −0.25)', 'at (0.5, −0.25)'],
};

/** Numbers and points are formatted as in the text around the board, whatever the language of the interface. */
export const Points: StoryObj<typeof meta> = {
  globals: { language: 'de' },
  play: async ({ canvasElement }) => {
    for (const language of languages) {
      const words = () =>
        [...canvasElement.querySelectorAll(`div[lang=${language}] [role=img] svg text`)].map(
          ({ textContent }) => textContent,
        );
      await waitFor(() => expect(words()).toEqual(expect.arrayContaining([...written[language]])));
    }
  },
};
