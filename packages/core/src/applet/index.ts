export {
  appletTypes,
  loadsByItself,
  longestAppletAnswer,
  type AppletExporter,
  type AppletFailure,
  type AppletType,
} from './applet.ts';
export { AppletsStore } from './applets.store.ts';
export { isDisabled, phaseOf, type AppletPhase, type AppletsOnPage } from './loading.ts';
export type { AppletGateway } from './ports.ts';
