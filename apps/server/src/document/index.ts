export { readContentFolder, type ContentFile } from './content-folder.ts';
export type { Converter } from './converter.ts';
export { documentHandlers } from './handlers.ts';
export { mediaHandlers } from './media-handlers.ts';
export { imageMeasure } from './image-measure.ts';
export { sourceReader } from './source-reader.ts';
export { loadContent, type Loaded } from './load-content.ts';
