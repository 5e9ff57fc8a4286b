export { LateAppletView } from './late-applet-view.ts';
export type { PageApplet } from './use-placed-applet.ts';
