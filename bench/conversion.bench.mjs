// Compiling a 50 kB source to document XML: ours (whole page with MathML) against unified-latex's parser alone.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getParser } from '@unified-latex/unified-latex-util-parse';
import { inTurn, load, row } from './measuring.mjs';

export async function measure() {
  const source = longSource(50_000);
  const { convertDocument } = await load('packages/mmtex/src/index.ts');
  const parser = getParser();
  const errors = convertDocument(source, 'en').findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Error(`the source of the bench has ${String(errors.length)} errors: ${JSON.stringify(errors[0])}`);
  // Every round gets a source of its own, so that nothing can cache the last one.
  const fresh = (round) => `${source}\n% ${round}`;
  const times = await inTurn(
    {
      ours: (round) => () => convertDocument(fresh(round), 'en'),
      unified: (round) => () => parser.parse(fresh(round)),
    },
    15,
    5,
  );
  return [
    row('50 kB source to XML, ms against the budget of 50 ms', times.ours, 50, 1),
    row('50 kB source, against the parse of unified-latex', times.ours, times.unified, 0.1),
  ];
}

/** The bodies of the course's articles, concatenated until there is enough. */
function longSource(length) {
  const bodies = files('content')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes('{mumie.article}'))
    .map((text) => text.slice(text.indexOf('\\section'), text.lastIndexOf('\\end{content}')));
  let body = '';
  for (let at = 0; body.length < length; at = (at + 1) % bodies.length)
    body += bodies[at].replaceAll(/\\(label|ref)\{(\w{4,})\}/g, `\\$1{$2x${String(body.length)}}`);
  const cut = body.lastIndexOf('\n\\section', length);
  return `\\begin{content}\n\\title{Bench}\n${cut > 0 ? body.slice(0, cut) : body}\n\\end{content}`;
}

function files(path) {
  if (!statSync(path).isDirectory()) return path.endsWith('.tex') ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => files(join(path, name)));
}
