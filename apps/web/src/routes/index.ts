export { AppRoutes } from './app-routes.tsx';
export { pageAt } from './pages.ts';
