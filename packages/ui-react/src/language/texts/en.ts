/// <reference types="vite/client" />
import type { ResourceKey } from 'i18next';

/** Every text in this language but the first page's, by file: one namespace per domain word. */
export const texts = import.meta.glob<ResourceKey>(['./en/*.json', '!./en/shell.json'], {
  eager: true,
  import: 'default',
});
