export { HomeScreen, type HomeLink } from './home-screen.tsx';
