import { describe, expect, it } from 'vitest';
import { touchedBy } from './changed-files.mjs';

const texts = {
  'packages/core/src/units/metre.ts': 'export const metre = 1;',
  'packages/core/src/units/index.ts': "export { metre } from './metre.ts';",
  'packages/core/src/units/metre.test.ts': "import { metre } from './metre.ts';",
  'packages/core/src/csv/read.ts': 'export const read = 1;',
  'packages/core/src/csv/read.test.ts': "import { read } from './read.ts';",
  'packages/ui-react/src/units/field.tsx': "import { metre } from '@lemma/core/units';",
  'packages/ui-react/src/units/field.stories.tsx': "import { Field } from './field.tsx';",
  'apps/web/journeys/walk.ts': 'export const walk = 1;',
  'apps/web/journeys/units.test.ts': "import { walk } from './walk.ts';",
  'apps/cli/src/sample.test.ts': "const folder = resolve('content');",
};
const touched = (...changed) => touchedBy(changed, Object.keys(texts), (file) => texts[file]);

describe('what a change touches', () => {
  it('is what imports a changed file, also through the entry of a package', () => {
    expect(touched('packages/core/src/units/metre.ts')).toEqual({
      isEverything: false,
      isShipped: true,
      tests: ['packages/core/src/units/metre.test.ts'],
      journeys: [],
      stories: ['packages/ui-react/src/units/field.stories.tsx'],
    });
  });

  it('is nothing that is shipped if only tests change', () => {
    expect(touched('packages/core/src/csv/read.test.ts')).toMatchObject({
      isShipped: false,
      tests: ['packages/core/src/csv/read.test.ts'],
    });
    expect(touched('apps/web/journeys/walk.ts')).toMatchObject({
      isShipped: false,
      journeys: ['apps/web/journeys/units.test.ts'],
    });
  });

  it('includes the tests that name the folder of a changed document', () => {
    expect(touched('content/fractions/add.tex')).toMatchObject({
      isShipped: true,
      tests: ['apps/cli/src/sample.test.ts'],
    });
  });

  it.each(['scripts/test.mjs', 'pnpm-lock.yaml', 'packages/core/src/expression/grammar.ne'])(
    'is everything if %s changes',
    (file) => expect(touched(file).isEverything).toBe(true),
  );
});
