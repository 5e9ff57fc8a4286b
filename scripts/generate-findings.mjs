// Writes docs/authoring/findings.md from the catalogue of findings, their examples and the English texts, so that it is
// always accurate.
import { readFileSync } from 'node:fs';
import { load } from '../bench/measuring.mjs';
import { formatPage, keepFiles } from './generated-files.mjs';

const file = 'docs/authoring/findings.md';

const { findingsReference } = await load('apps/cli/src/findings-reference.ts');
const texts = JSON.parse(readFileSync('packages/ui-react/src/language/texts/en/failure.json', 'utf8'));
keepFiles({ [file]: await formatPage(file, findingsReference(texts)) });
