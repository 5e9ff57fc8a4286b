export { ChoiceField } from './choice-field.tsx';
export { ListKeys } from './list-keys.tsx';
export { Paging } from './paging.tsx';
export { SearchScreen } from './search-screen.tsx';
export { stepThrough } from './step-through.ts';
export { useListKeys } from './use-list-keys.ts';
export { useSearch } from './use-search.ts';
