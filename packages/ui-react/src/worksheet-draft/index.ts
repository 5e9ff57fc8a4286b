export { AddToDraftButton } from './add-to-draft-button.tsx';
export { DraftButton } from './draft-button.tsx';
