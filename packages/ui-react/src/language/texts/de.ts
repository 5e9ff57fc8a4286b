/// <reference types="vite/client" />
import type { ResourceKey } from 'i18next';

/** Every text in this language but the first page's, by file: one namespace per domain word. */
export const texts = import.meta.glob<ResourceKey>(['./de/*.json', '!./de/shell.json'], {
  eager: true,
  import: 'default',
});
