import type { Log } from '@lemma/core/platform';

/** Reports to the browser's console: warnings while developing, errors always. */
export const consoleLog: Log = {
  warn: (message, data) => {
    if (import.meta.env.DEV) console.warn(message, data ?? '');
  },
  error: (message, data) => console.error(message, data ?? ''),
};
