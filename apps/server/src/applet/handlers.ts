import { refusalIds } from '@lemma/api-client/wire';
import { succeed } from '@lemma/core/store';
import { refuse, type Handlers } from '../http/index.ts';
import type { AppletList } from './applet-list.ts';

/** Answers where an applet has its script. Only the operator's list decides which there are. */
export function appletHandlers(applets: AppletList): Pick<Handlers, 'appletExporter'> {
  return {
    appletExporter({ path }) {
      const applet = applets.get(path);
      if (applet === undefined)
        return Promise.resolve(refuse(404, refusalIds.appletNotFound, `The list of applets does not have ${path}.`));
      return Promise.resolve(succeed(applet.exporter));
    },
  };
}
