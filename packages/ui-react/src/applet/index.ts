export { LateAppletView } from './late-applet-view.ts';
