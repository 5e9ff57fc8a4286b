export { PaperScreen } from './paper-screen.tsx';
export { WorksheetScreen } from './worksheet-screen.tsx';
