export { HomeScreen, type HomeLink } from './home-screen.tsx';
export { LearnerHome } from './learner-home.tsx';
export type { MoreLink } from './more-links.tsx';
export { WelcomeScreen, type Door } from './welcome-screen.tsx';
