// Writes docs/authoring/reference.md from the grammar, the topics with their examples and the English texts of the
// editor, so that the reference is always accurate.
import { readFileSync } from 'node:fs';
import { load } from '../bench/measuring.mjs';
import { formatPage, keepFiles } from './generated-files.mjs';

const file = 'docs/authoring/reference.md';

const { languageReference } = await load('packages/mmtex/src/manual/index.ts');
const texts = JSON.parse(readFileSync('packages/ui-react/src/language/texts/en/editor.json', 'utf8'));
keepFiles({ [file]: await formatPage(file, languageReference(texts)) });
