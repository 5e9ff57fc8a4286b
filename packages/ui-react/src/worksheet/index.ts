export { WorksheetScreen } from './worksheet-screen.tsx';
