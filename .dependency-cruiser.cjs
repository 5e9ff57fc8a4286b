const { layers } = require('./layers.cjs');

/** Libraries that only one folder may touch. */
const keepers = {
  jsxgraph: '^packages/viz-engine/src/jsxgraph/',
  three: '^packages/viz-engine/src/three/',
  cindyjs: '^packages/viz-engine/src/cindy-frame/',
  'keycloak-js': '^apps/web/src/login/',
  'react-router-dom': '^apps/web/src/',
  '@electric-sql/pglite': '^apps/server/src/database/',
  pg: '^apps/server/src/database/',
  'oidc-provider': '^apps/server/src/identity/',
  inversify: '^(packages/[^/]+/src/di/|apps/web/src/container)',
  katex: '^(packages/ui-react/src/formula|stories/src/formulas)/',
  'mathjax-full': '^packages/ui-react/src/formula/',
};

const inLayer = (layer) => `^${layer}/`;
const anyLayer = Object.keys(layers);

module.exports = {
  forbidden: [
    ...anyLayer.map((layer) => ({
      name: `layer: ${layer}`,
      comment: `${layer} may import only: ${layers[layer].join(', ') || 'nothing of ours'}`,
      severity: 'error',
      from: { path: inLayer(layer) },
      to: { path: `^(packages|apps|stories)/`, pathNot: `^(${[layer, ...layers[layer]].join('|')})(/|$)|node_modules` },
    })),
    ...Object.entries(keepers).map(([library, folder]) => ({
      name: `only there: ${library}`,
      comment: `${library} is imported only in ${folder}`,
      severity: 'error',
      from: { path: '^(packages|apps|stories)/', pathNot: `${folder}|\\.test\\.tsx?$|vite\\.config\\.ts$` },
      to: { path: `node_modules/${library}/`, dependencyTypesNot: ['type-only'] },
    })),
    {
      name: 'core is plain TypeScript',
      comment: 'the core knows no framework, no network, no browser',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(rxjs|saxes|pure-rand|fraction\\.js|inversify|fast-check)/' },
    },
    {
      name: 'front doors',
      comment: 'one word of a package reaches another through its index.ts',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/([^/]+)/' },
      to: { path: '^packages/$1/src/([^/]+)/', pathNot: '^packages/$1/src/($2/|[^/]+/index\\.ts$|language/texts/)' },
    },
    {
      name: 'testing is for tests',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '\\.(test|stories)\\.tsx?$|/testing/|^stories/' },
      to: { path: ['/src/testing/', '/src/[^/]+/testing/'] },
    },
    {
      name: 'no cycles',
      severity: 'error',
      // Not even of types; but the union of all kinds of blocks names each, and most of them contain blocks.
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^packages/core/src/document/block\\.ts$' } },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['lemma-source', 'import', 'types', 'default'],
    },
  },
};
