export { ChoiceField } from './choice-field.tsx';
export { ChoiceSelect, type SelectOption } from './choice-select.tsx';
export { languageOptions } from './language-options.ts';
export { LongTextField } from './long-text-field.tsx';
