import { isLanguage, languages } from '@lemma/core/language';
import { LanguageProvider, loadLanguage } from '@lemma/ui-react/language';
import { ThemeProvider } from '@lemma/ui-react/theme';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { moments, useMoment } from './moment.ts';

configure({
  // Boards paint in a later frame, and a busy machine takes its time for it.
  asyncUtilTimeout: 30_000,
  // Testing Library prints the whole page otherwise, and where it cannot, what waits never ends.
  getElementError: (message) => new Error(message ?? 'Not found.'),
});

const preview: Preview = {
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: [...languages], dynamicTitle: true },
    },
    appearance: {
      description: 'Light or dark',
      toolbar: { title: 'Appearance', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    moment: {
      description: 'As the story starts, or as its test leaves it',
      toolbar: { title: 'Moment', icon: 'play', items: [...moments], dynamicTitle: true },
    },
  },
  initialGlobals: { language: 'en', appearance: 'light', moment: 'start' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { disable: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guide',
          'Your figure',
          'Visualization',
          ['Elements'],
          'School figures',
          'Course figures',
          'Course pages',
          'Language',
          'Document',
          'Formulas',
          'Screens',
        ],
      },
    },
  },
  loaders: [async ({ globals }) => (isLanguage(globals['language']) ? loadLanguage(globals['language']) : undefined)],
  decorators: [
    (Story, { globals }) => {
      useMoment(globals['moment']);
      return (
        <ThemeProvider appearance={globals['appearance'] === 'dark' ? 'dark' : 'light'}>
          <LanguageProvider language={isLanguage(globals['language']) ? globals['language'] : 'en'}>
            <Story />
          </LanguageProvider>
        </ThemeProvider>
      );
    },
  ],
};

export default preview;
