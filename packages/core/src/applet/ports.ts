import type { Result } from '../store/index.ts';
import type { AppletExporter, AppletFailure } from './applet.ts';

/** The platform's list of applets. */
export interface AppletGateway {
  /** Where the applet with this path has its script. */
  exporter(path: string): Promise<Result<AppletExporter, AppletFailure>>;
}
