export { CustomisationScreen } from './customisation-screen.tsx';
export { useFailureText } from './failure-text.ts';
