export type {
  ConversionFailure,
  ConversionGateway,
  ConvertedSource,
  DocumentCheck,
  ExpressionConverter,
  ExpressionNotShown,
  UnreadablePlace,
} from './ports.ts';
export { ExpressionPreviewStore, type ExpressionPreview } from './expression-preview.store.ts';
export { convertedFrom } from './converted-from.ts';
export { ConversionStore } from './conversion.store.ts';
export type { ConversionState, ShownPage } from './conversion.ts';
