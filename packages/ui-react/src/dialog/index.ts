export { ConfirmationDialog } from './confirmation-dialog.tsx';
export { DialogFrame } from './dialog-frame.tsx';
export { KeysDialog } from './keys-dialog.tsx';
export { TitledDialog } from './titled-dialog.tsx';
export { WorkDialog } from './work-dialog.tsx';
