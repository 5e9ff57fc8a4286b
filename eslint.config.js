import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

/** Globals that only one adapter may touch; everyone else uses a port. */
const ports = [
  { name: 'fetch', message: 'Calls go through the HttpClient of packages/api-client.' },
  { name: 'localStorage', message: 'Ask the KeyValueStorage port of core/platform.' },
  { name: 'sessionStorage', message: 'Ask the KeyValueStorage port of core/platform.' },
  { name: 'setTimeout', message: 'Ask the Clock port of core/platform.' },
  { name: 'setInterval', message: 'Ask the Clock port of core/platform.' },
  { name: 'requestAnimationFrame', message: 'Ask the Clock port of core/platform.' },
];

/** Operators of rxjs that use their own clock. */
const timed = {
  name: 'rxjs',
  importNames: [
    ...[
      'auditTime',
      'bufferTime',
      'debounceTime',
      'delay',
      'interval',
      'sampleTime',
      'throttleTime',
      'timeout',
      'timer',
    ],
  ],
  message: 'Ask the Clock port of core/platform.',
};

/** Refused in every file. */
const refused = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only: a thing has one name everywhere.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
  {
    selector:
      ":matches(MethodDefinition[accessibility!='private'], TSMethodSignature, TSPropertySignature[typeAnnotation.typeAnnotation.type='TSFunctionType'])[key.type='Identifier'][key.name=/^(close|destroy|release|stop|teardown|terminate|unsubscribe)$/]",
    message: 'What holds something open is a Disposable of core/platform: its end is `dispose()`.',
  },
  {
    selector: "CallExpression[callee.property.name='animate']",
    message: 'Styles move things; for time ask the Clock port of core/platform.',
  },
];

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      'stories/storybook-static/',
      '**/*.generated.*',
      '.lemma/',
      'bench/',
      'examples/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'performance',
          'fetch',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'module',
          'Buffer',
          'window',
          'document',
          'parent',
          'location',
          'addEventListener',
          'localStorage',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['vitest.config.ts', 'stories/vitest.config.ts', 'apps/web/vite.config.ts'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // No casts: a type that has to be claimed is a type that can be wrong.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/unbound-method': 'off',
      // There are no enums (see above), and looking for them took a quarter of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'no-restricted-globals': ['error', ...ports],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The seed is an input: ask the Random port of core/platform.' },
        { object: 'Date', property: 'now', message: 'Ask the Clock port of core/platform.' },
        { object: 'performance', property: 'now', message: 'Ask the Clock port of core/platform.' },
        { object: 'window', property: 'localStorage', message: 'Ask the KeyValueStorage port of core/platform.' },
        { object: 'window', property: 'sessionStorage', message: 'Ask the KeyValueStorage port of core/platform.' },
      ],
      'no-restricted-imports': ['error', { paths: [timed] }],
      'no-restricted-syntax': ['error', ...refused],
    },
  },
  {
    files: ['packages/ui-react/src/**/*.tsx', 'apps/web/src/**/*.tsx', 'stories/**/*.tsx'],
    extends: [hooks.configs.flat.recommended, a11y.flatConfigs.recommended],
    rules: {
      // Every text on a screen comes from the language files.
      'no-restricted-syntax': [
        'error',
        ...refused,
        { selector: 'JSXText[value=/\\p{L}{2,}/u]', message: 'Texts on a screen come from src/language/texts.' },
      ],
    },
  },
  {
    // What Storybook says to authors is English, like the documentation; no reader of the platform sees it.
    files: ['stories/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...refused],
    },
  },
  {
    // The adapters of the ports, and programs outside the platform's own code.
    files: [
      'apps/web/src/browser/**',
      'apps/server/src/**',
      'apps/cli/src/**',
      'apps/web/journeys/**',
      'stories/journeys/**',
      'packages/viz-engine/src/applet-frame/**',
      'packages/viz-engine/src/cindy-frame/**',
      'apps/web/src/python/**',
    ],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    // The clock itself, and code that measures durations.
    files: ['packages/core/src/platform/system-clock.ts', 'packages/core/src/testing/milliseconds.ts'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
  {
    // Code that paints with the browser's frames.
    files: [
      'packages/viz-engine/src/three/open-three-board.ts',
      'packages/ui-react/src/formula/typesetting.ts',
      'packages/ui-react/src/visualization/board-contract/boards.ts',
      'stories/src/pictures/main.tsx',
      '**/*.stories.tsx',
    ],
    rules: { 'no-restricted-globals': ['error', ...ports.filter(({ name }) => name !== 'requestAnimationFrame')] },
  },
  {
    // Names required by other libraries: CodeMirror, oidc-provider, Kysely.
    files: [
      'packages/ui-react/src/editor/language-colors.ts',
      'apps/server/src/identity/oidc-provider.d.ts',
      'apps/server/src/identity/adapter.ts',
      'apps/server/src/database/server-pool.ts',
      'apps/server/src/database/journal/journaled-pool.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...refused.filter(({ message }) => !message.includes('Disposable'))] },
  },
  {
    files: ['**/*.stories.tsx', '**/*.config.ts', 'stories/.storybook/**'],
    rules: {
      // The effect of an act may come in a later frame: a story waits for everything it expects.
      'no-restricted-syntax': [
        'error',
        ...['object', 'object.object'].map((path) => ({
          selector: `:matches(AwaitExpression, ExpressionStatement) > CallExpression[callee.${path}.callee.name='expect']`,
          message: 'Write `await waitFor(() => expect(…)…)`.',
        })),
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
);
