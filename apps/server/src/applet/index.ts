export { readAppletFile, type AppletList, type ListedApplet } from './applet-list.ts';
export { appletHandlers } from './handlers.ts';
