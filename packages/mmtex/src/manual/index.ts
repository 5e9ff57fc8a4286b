export { entries, insteadOf, languageReference } from './language-reference.ts';
export { meaningOf, type EditorTexts } from './meanings.ts';
