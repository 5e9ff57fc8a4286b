export { BranchList, type Branch } from './branch-list.tsx';
export { ComparedText } from './compared-text.tsx';
export { TaxonomyScreen } from './taxonomy-screen.tsx';
export { useNames } from './use-names.ts';
