export { DeadlineBanner } from './deadline-banner.tsx';
