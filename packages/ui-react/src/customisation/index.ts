export { CustomisationScreen } from './customisation-screen.tsx';
export { useFailureText } from './failure-text.ts';
export { UploadProgress } from './upload-progress.tsx';
