import { defineConfig } from 'oxlint';

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

/** What is refused beside oxlint's correctness rules, in scripts as well. */
const everywhere = [
  'no-case-declarations',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-redeclare',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'preserve-caught-error',
];

/** What types tell: the strict set of typescript-eslint, as far as it is not among the correctness rules. */
const typed = [
  'no-array-constructor',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'typescript/ban-ts-comment',
  'typescript/no-deprecated',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extraneous-class',
  'typescript/no-generated-empty-object-type',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-promises',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unnecessary-type-conversion',
  'typescript/no-unnecessary-type-parameters',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/only-throw-error',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-return-this-type',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/restrict-plus-operands',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/house-rules.mjs'],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/', 'stories/storybook-static/', '**/*.generated.*', '.lemma/', 'bench/', 'examples/'],
  rules: {
    ...errors(everywhere),
    'typescript/unbound-method': 'off',
    // Names and numbers of one digit are in order as texts, too.
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['**/*.{mjs,cjs,js}'],
      env: { node: true, browser: true, es2024: true },
      rules: { 'no-undef': 'error', 'typescript/await-thenable': 'off' },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(typed),
        // No casts: a type that has to be claimed is a type that can be wrong.
        'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
        'typescript/consistent-type-imports': 'error',
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'no-restricted-globals': ['error', ...ports],
        'no-restricted-properties': [
          'error',
          {
            object: 'Math',
            property: 'random',
            message: 'The seed is an input: ask the Random port of core/platform.',
          },
          { object: 'Date', property: 'now', message: 'Ask the Clock port of core/platform.' },
          { object: 'performance', property: 'now', message: 'Ask the Clock port of core/platform.' },
          { object: 'Intl', property: 'DateTimeFormat', message: 'Dates are written by ui-react/language (datesIn).' },
          {
            object: 'window',
            property: 'localStorage',
            message: 'Ask the KeyValueStorage port of core/platform.',
          },
          {
            object: 'window',
            property: 'sessionStorage',
            message: 'Ask the KeyValueStorage port of core/platform.',
          },
        ],
        'no-restricted-imports': ['error', { paths: [timed] }],
        'house/no-default-export': 'error',
        'house/no-enum': 'error',
        'house/no-animate': 'error',
        'house/one-end': 'error',
      },
    },
    {
      files: ['packages/ui-react/src/**/*.tsx', 'apps/web/src/**/*.tsx', 'stories/**/*.tsx'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        // Chakra's parts have roles and labels of their own; axe looks at what becomes of them.
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/control-has-associated-label': 'off',
        'house/translated-texts': 'error',
      },
    },
    {
      // What Storybook says to authors is English, like the documentation; no reader of the platform sees it.
      files: ['stories/src/**/*.tsx'],
      rules: { 'house/translated-texts': 'off' },
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
      // The writer of dates, and the clock on the wall in a time zone.
      files: ['packages/ui-react/src/language/dates.ts', 'packages/core/src/assignment/wall-time.ts'],
      rules: { 'no-restricted-properties': 'off' },
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
      rules: {
        'no-restricted-globals': ['error', ...ports.filter(({ name }) => name !== 'requestAnimationFrame')],
      },
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
      rules: { 'house/one-end': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx,mjs}', '**/*.stories.tsx'],
      rules: { 'house/usual-timeouts': 'error' },
    },
    {
      // What other programs read has the form that they ask for; a story waits for what it expects.
      files: ['**/*.stories.tsx', '**/*.config.ts', 'stories/.storybook/**'],
      rules: {
        'house/no-default-export': 'off',
        'house/translated-texts': 'off',
        'house/stories-wait': 'error',
      },
    },
  ],
});

function errors(names) {
  return Object.fromEntries(names.map((name) => [name, 'error']));
}
