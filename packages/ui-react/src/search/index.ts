export { Paging } from './paging.tsx';
export { SearchScreen } from './search-screen.tsx';
export { useSearch } from './use-search.ts';
