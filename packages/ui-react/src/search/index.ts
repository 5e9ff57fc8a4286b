export { SearchScreen } from './search-screen.tsx';
