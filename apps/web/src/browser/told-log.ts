import { isLocalHost, type Log } from '@lemma/core/platform';
import { consoleLog } from './console-log.ts';

/**
 * The log of this page: to its console, and, unless it is shown on the machine that it comes from, to the platform. What
 * tells the platform is loaded with the first that there is to tell.
 */
export function toldLog({ hostname }: Pick<Location, 'hostname'>): Log {
  if (isLocalHost(hostname)) return consoleLog;
  let teller: Promise<Log> | undefined;
  const tell = (act: (log: Log) => void) => {
    teller ??= import('./platform-log.ts').then(({ platformLog }) => platformLog());
    teller.then(act, () => undefined);
  };
  const log: Log = {
    warn: (message, data) => {
      consoleLog.warn(message, data);
      tell((told) => told.warn(message));
    },
    error: (message, data) => {
      consoleLog.error(message, data);
      tell((told) => told.error(message));
    },
  };
  // The browser shows these in its console by itself. Their texts may hold what was typed: their kind and place do not.
  addEventListener('error', ({ error, filename, lineno, colno }) => {
    const place = filename.startsWith(`${location.origin}/`) ? new URL(filename).pathname : 'elsewhere';
    tell((told) => told.error(`Uncaught ${kindOf(error)} at ${place}:${String(lineno)}:${String(colno)}`));
  });
  addEventListener('unhandledrejection', ({ reason }) => tell((told) => told.error(`Unhandled ${kindOf(reason)}`)));
  return log;
}

function kindOf(reason: unknown): string {
  return reason instanceof Error ? reason.name : typeof reason;
}
