// Draws the layers in docs/architecture.md from the table that the layer check enforces, so that the picture is always
// accurate.
import { createRequire } from 'node:module';
import { keepFiles, replacePart } from './generated-files.mjs';

const { layers } = createRequire(import.meta.url)('../layers.cjs');
const file = 'docs/architecture.md';

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

keepFiles({ [file]: await replacePart(file, 'layers', picture) });
