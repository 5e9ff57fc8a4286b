export { HomeScreen, type HomeLink } from './home-screen.tsx';
export type { MoreLink } from './more-links.tsx';
export { WelcomeScreen, type Door } from './welcome-screen.tsx';
