export { saveFile } from './save-file.ts';
export { copyAddress, copyToClipboard } from './clipboard.ts';
export { browserFetch } from './browser-fetch.ts';
export { localTexts, sessionTexts } from './browser-storage.ts';
export { consoleLog } from './console-log.ts';
export { isFramed, openOwnWindow, parentWindow } from './parent-window.ts';
export { openerWindow } from './opener-window.ts';
export { followReleases } from './new-release.ts';
export { newKey } from './new-key.ts';
