export { HomeScreen, type HomeLink } from './home-screen.tsx';
export { MoreLinks, type MoreLink } from './more-links.tsx';
export { WelcomeScreen, type Door } from './welcome-screen.tsx';
