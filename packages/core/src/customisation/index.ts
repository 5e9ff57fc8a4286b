export { CustomisationStore, type CustomisationPorts } from './customisation.store.ts';
export {
  hasChanges,
  isWrittenAnew,
  maySave,
  type CustomisationSaving,
  type Editing,
  type Keeping,
  type OtherSource,
} from './editing.ts';
export { languageOfSource } from './source-language.ts';
export { isCustomisationPath, mayBeCustomised } from './may-be-customised.ts';
export type {
  CustomisationFailure,
  CustomisationGateway,
  CustomisationOpenFailure,
  CustomisationPreviewFailure,
  CustomisationReference,
  CustomisationSaveFailure,
  CustomisationVersion,
  DraftFailure,
  ProblemDraft,
  SavedCustomisation,
  SourceRefusal,
  StoredSource,
} from './ports.ts';
