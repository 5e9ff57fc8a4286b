export { CustomisationScreen } from './customisation-screen.tsx';
