import type { LanguageStore } from '../language/index.ts';
import type { Clock, KeyValueStorage, Log } from '../platform/index.ts';
import { token } from './token.ts';

/** Every service and every port of the core by name. The app binds the ports, `coreModule` the rest. */
export const tokens = {
  clock: token<Clock>('Clock'),
  /** Lasts as long as the tab. */
  sessionStorage: token<KeyValueStorage>('SessionStorage'),
  /** Lasts as long as the browser's profile. */
  localStorage: token<KeyValueStorage>('LocalStorage'),
  log: token<Log>('Log'),
  language: token<LanguageStore>('LanguageStore'),
} as const;
