import { isLanguage, languages } from '@lemma/core/language';
import { LanguageProvider, loadLanguage } from '@lemma/ui-react/language';
import { ThemeProvider } from '@lemma/ui-react/theme';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

// Boards paint in a later frame, and a busy machine takes its time for it.
configure({ asyncUtilTimeout: 10_000 });

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
  },
  initialGlobals: { language: 'en', appearance: 'light' },
  parameters: { layout: 'padded', a11y: { test: 'error' }, controls: { disable: true } },
  loaders: [async ({ globals }) => (isLanguage(globals['language']) ? loadLanguage(globals['language']) : undefined)],
  decorators: [
    (Story, { globals }) => (
      <ThemeProvider appearance={globals['appearance'] === 'dark' ? 'dark' : 'light'}>
        <LanguageProvider language={isLanguage(globals['language']) ? globals['language'] : 'en'}>
          <Story />
        </LanguageProvider>
      </ThemeProvider>
    ),
  ],
};

export default preview;
