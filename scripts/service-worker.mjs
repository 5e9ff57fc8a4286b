// The service worker of the web app: one script with the list of files that a page with problems needs.
import { createHash } from 'node:crypto';
import { frameScript } from './sandboxed-frame.mjs';

const source = new URL('../apps/web/src/offline/worker.ts', import.meta.url).pathname;

/** Files beside the scripts that the first page asks for. */
const besides = ['/', '/appearance.js', '/missing.js', '/favicon.svg', '/site.webmanifest'];

/** The modules of pages that are worked on without a network. What they load on demand comes along. */
const pages = [
  /\/src\/main\.tsx$/,
  /\/problem-route\.tsx$/,
  /\/worksheet-route\.tsx$/,
  /\/resource-route\.tsx$/,
  /\/start-routes\.tsx$/,
  /\/signed-in-slot\.tsx$/,
  /\/browser-outbox\.ts$/,
  /\/last-user\.ts$/,
  /\/login\/beside\.ts$/,
  /\/sign-out\.ts$/,
  // Loaded with the first picture, which may be of a problem that is opened without a network.
  /\/http-media-gateway\.ts$/,
  // One that did not arrive would not be asked for again when the network is back.
  /\/keycloak-js\//,
];

/** What they load on demand and is not kept: it is large, and comes with the first page that needs it. */
const notKept = /^assets\/(?:three|mathjax|code-editor|editor|python|browser-python|cindy)/;

/** A Vite plugin that puts the service worker beside the built pages. There is none during development. */
export function serviceWorker() {
  return {
    name: 'lemma-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = [...besides, ...filesOf(bundle).map((file) => `/${file}`)];
      const build = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
      const script = await frameScript(source, { define: { shell: JSON.stringify({ build, files }) } });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: script });
    },
  };
}

/** The files of the pages with everything they import, also on demand, once. */
export function filesOf(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const found = new Set();
  const visit = (name, isDemanded) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name) || (isDemanded && notKept.test(name))) return;
    found.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) if (/\.woff2$/.test(asset)) found.add(asset);
    for (const imported of chunk.imports) visit(imported, false);
    if (!chunk.isEntry) for (const imported of chunk.dynamicImports) visit(imported, true);
  };
  for (const page of pages) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => page.test(id)));
    if (chunk === undefined) throw new Error(`Nothing in the build is like ${page}`);
    visit(chunk.fileName, false);
  }
  for (const name of Object.keys(bundle)) if (/^assets\/(?:de|en|fr|zh)-[^/]*\.js$/.test(name)) found.add(name);
  return [...found].sort();
}
