/** The layers, from the ground up: a layer may import only what it names, and itself. */
const layers = {
  'packages/core': [],
  'packages/mmtex': ['packages/core'],
  'packages/viz-engine': ['packages/core'],
  'packages/api-client': ['packages/core'],
  'packages/ui-react': ['packages/core', 'packages/viz-engine'],
  'apps/server': [
    'packages/core',
    'packages/mmtex',
    'packages/api-client/src/wire',
    'packages/ui-react/src/language/texts',
  ],
  'apps/cli': [
    'packages/core',
    'packages/mmtex',
    'packages/viz-engine',
    'packages/ui-react/src/language/texts',
    // Solutions that are code are tried where the answers of learners are.
    'apps/server/src/sandbox',
  ],
  'apps/web': [
    'packages/core',
    'packages/mmtex',
    'packages/viz-engine',
    'packages/api-client',
    'packages/ui-react',
    // Journeys play the same LMS as the tests of the server.
    'apps/server/src/testing/lms-double.ts',
  ],
  stories: ['packages/core', 'packages/mmtex', 'packages/viz-engine', 'packages/ui-react', 'apps/web/src/browser'],
};

module.exports = { layers };
