export { ChoiceField } from './choice-field.tsx';
export { Paging } from './paging.tsx';
export { SearchScreen } from './search-screen.tsx';
export { useSearch } from './use-search.ts';
