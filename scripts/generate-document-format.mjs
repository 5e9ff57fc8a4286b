// Writes the tables of docs/document-format.md from the formats that documents are read and printed with, so that they
// are always accurate.
import { load } from '../bench/measuring.mjs';
import { keepFiles, replacePart } from './generated-files.mjs';

const file = 'docs/document-format.md';

const { formatReference } = await load('packages/core/src/document/format-reference.ts');
keepFiles({ [file]: await replacePart(file, 'elements', formatReference()) });
