export { AppRoutes } from './app-routes.tsx';
export { isSelector, pageAt } from './pages.ts';
