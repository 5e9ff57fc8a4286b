// Draws the layers in docs/architecture.md from the table that the layer check enforces, so that the picture cannot lie.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { layers } = createRequire(import.meta.url)('../layers.cjs');
const file = 'docs/architecture.md';
const [begin, end] = ['<!-- layers: generated -->', '<!-- end of layers -->'];

const id = (layer) => layer.replaceAll(/[/-]/g, '_');
const picture = [
  '```mermaid',
  'graph TD',
  ...Object.keys(layers).map((layer) => `  ${id(layer)}["${layer}"]`),
  ...Object.entries(layers).flatMap(([layer, below]) =>
    below.map((other) => `  ${id(layer)} --> ${id(other.split('/src')[0])}`),
  ),
  '```',
].join('\n');

const text = readFileSync(file, 'utf8');
const [before, rest] = text.split(begin);
const after = rest?.split(end)[1];
if (after === undefined) throw new Error(`${file} has no place for the layer picture`);
const fresh = `${before}${begin}\n\n${picture}\n\n${end}${after}`;
if (process.argv.includes('--check')) {
  if (fresh !== text) {
    console.log(`${file}: the layer picture is stale; npm run generate`);
    process.exit(1);
  }
} else {
  writeFileSync(file, fresh);
}
