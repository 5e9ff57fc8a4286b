export type { ConversionFailure, ConversionGateway, ConvertedSource, DocumentCheck } from './ports.ts';
export { convertedFrom } from './converted-from.ts';
export { ConversionStore } from './conversion.store.ts';
export type { ConversionState, ShownPage } from './conversion.ts';
