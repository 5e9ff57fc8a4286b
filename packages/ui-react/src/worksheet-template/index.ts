import type { ComponentType } from 'react';
import { lateView } from '../shell/index.ts';
import type { WorksheetPanelProps } from './worksheet-panel.tsx';

export type { Assigning } from './assigning.ts';
export { WorksheetDetailsButton } from './details-button.tsx';
export { DeletedWorksheetsButton } from './deleted-worksheets-button.tsx';
export { MyWorksheets } from './my-worksheets.tsx';

/** The panel of a worksheet, which is loaded when it is opened first. */
export const WorksheetPanel: ComponentType<WorksheetPanelProps> = lateView(
  async () => (await import('./worksheet-panel.tsx')).WorksheetPanel,
);
