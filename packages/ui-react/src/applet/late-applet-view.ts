import type { ComponentType } from 'react';
import { lateView } from '../shell/index.ts';
import type { AppletViewProps } from './applet-view.tsx';

/** The view of applets, which is loaded when the first one is shown. */
export const LateAppletView: ComponentType<AppletViewProps> = lateView(
  async () => (await import('./applet-view.tsx')).AppletView,
);
