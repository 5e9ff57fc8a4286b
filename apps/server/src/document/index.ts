export { readContentFolder, type ContentFile } from './content-folder.ts';
export type { Converter } from './converter.ts';
export { documentHandlers } from './handlers.ts';
export { loadContent, type Loaded } from './load-content.ts';
