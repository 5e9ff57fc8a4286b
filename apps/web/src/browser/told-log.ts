import { isLocalHost, type Log } from '@lemma/core/platform';
import { consoleLog } from './console-log.ts';
import type * as Teller from './platform-log.ts';

/**
 * The log of this page: to its console, and, unless it is shown on the machine that it comes from, to the platform. What
 * tells the platform is loaded with the first that there is to tell.
 */
export function toldLog({ hostname }: Pick<Location, 'hostname'>): Log {
  if (isLocalHost(hostname)) return consoleLog;
  const tell = (act: (teller: typeof Teller) => void) => {
    import('./platform-log.ts').then(act, () => undefined);
  };
  // The browser shows these in its console by itself.
  addEventListener('error', (event) => tell(({ tellUncaught }) => tellUncaught(event)));
  addEventListener('unhandledrejection', ({ reason }) => tell(({ tellUnhandled }) => tellUnhandled(reason)));
  return {
    warn: (message, data) => {
      consoleLog.warn(message, data);
      tell(({ platformLog }) => platformLog.warn(message));
    },
    error: (message, data) => {
      consoleLog.error(message, data);
      tell(({ platformLog }) => platformLog.error(message));
    },
  };
}
