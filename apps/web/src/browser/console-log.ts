import type { Log } from '@lemma/core/platform';

/** Who else hears what is logged; nobody as long as it is missing. */
export const hearing: { log?: Log } = {};

/** Reports to the browser's console: warnings while developing, errors always. */
export const consoleLog: Log = {
  warn: (message, data) => {
    if (import.meta.env.DEV) console.warn(message, data ?? '');
    hearing.log?.warn(message);
  },
  error: (message, data) => {
    console.error(message, data ?? '');
    hearing.log?.error(message);
  },
};
