export { WorksheetDetailsButton } from './details-button.tsx';
export { MyWorksheets } from './my-worksheets.tsx';
export { WorksheetPanel } from './worksheet-panel.tsx';
