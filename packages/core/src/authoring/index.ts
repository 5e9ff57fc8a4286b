export { applyEdits } from './edits.ts';
export { plainSourceLanguage } from './plain-source-language.ts';
export type {
  Completion,
  CompletionKind,
  FigureType,
  Hover,
  RenameFailure,
  SourceLanguage,
  SourceLanguageLoader,
  SourceToken,
  TokenKind,
} from './source-language.ts';
