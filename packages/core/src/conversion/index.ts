export type {
  ConversionFailure,
  ConversionGateway,
  ConvertedSource,
  DocumentCheck,
  RunningConversion,
} from './ports.ts';
export { ConversionStore } from './conversion.store.ts';
export type { ConversionState, ShownPage } from './conversion.ts';
