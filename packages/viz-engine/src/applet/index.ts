export { openAppletFrame, type AppletFrameOptions } from './open-frame.ts';
export type { AppletMessage, AppletOpening, AppletProperties } from './messages.ts';
