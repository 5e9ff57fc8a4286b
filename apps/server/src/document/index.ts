export { readContentFolder, type ContentFile } from './content-folder.ts';
export type { Converter } from './converter.ts';
export { documentHandlers } from './handlers.ts';
export { mediaHandlers } from './media-handlers.ts';
export { imageMeasure } from './image-measure.ts';
export { sourceReader } from './source-reader.ts';
export { describeImplementation, writeImplementations, type DescribedImplementation } from './implementations.ts';
export { loadContent, versionOf, type Loaded } from './load-content.ts';
export { customisationPath, draftPath, ownDocumentPath } from './reserved-paths.ts';
