// Frames that foreign code runs in: a page of its own with one script, for every server of ours.
import { createHash } from 'node:crypto';
import { bundlingConditions } from './package-entries.mjs';

/** A plugin of Vite that serves a frame while developing, and puts it beside the pages that are built. */
export function sandboxedFrame({ name, address, makePage }) {
  let page;
  return {
    name,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== address) return next();
        page ??= makePage();
        page.then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('content-security-policy', 'sandbox allow-scripts');
          response.end(html);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: await makePage() });
    },
  };
}

const beginning = new URL('../packages/viz-engine/src/sandbox-start/index.ts', import.meta.url).pathname;

/**
 * A frame's HTML. Its one script begins by closing what no policy closes. The policy allows that script, by its hash, what `allowed`
 * names beside it, and nothing else: no other script, no network, no frames.
 */
export async function framePage({ title, script: ownScript, style = '', allowed = [], scriptsMay = '' }) {
  const script = `${await frameScript(beginning)}${ownScript}`;
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'${scriptsMay && ` ${scriptsMay}`}`,
    ...allowed,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<title>${title}</title>${style && `<style>${style}</style>`}</head><body><script>${script}</script></body></html>`,
  ].join('');
}

/** One script out of a module and all that it imports, fit to stand inside a page. */
export async function frameScript(entry, settings = {}) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    conditions: bundlingConditions,
    target: 'es2023',
    legalComments: 'inline',
    logLevel: 'warning',
    ...settings,
  });
  // What ends a script, or begins a comment in it, may not stand inside a page.
  return outputFiles[0].text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
