// Frames for untrusted code: a separate page with one script, for all of our servers.
import { createHash } from 'node:crypto';
import { bundlingConditions } from './package-entries.mjs';

/** A Vite plugin that serves a frame during development, and puts it beside the built pages. */
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
 * A frame's HTML. Its one script starts by closing what no policy closes. The policy allows that script, by its hash,
 * what `allowed` lists in addition, and nothing else: no other script, no network, no frames.
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

/** One script from a module and all its imports, suitable for inlining. */
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
  // What ends a script, or starts a comment in it, must not occur inline.
  return outputFiles[0].text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
}

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
