export { DraftButton } from './draft-button.tsx';
