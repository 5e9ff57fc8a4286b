/// <reference types="vite/client" />
import type { ResourceKey } from 'i18next';

/** All texts in this language except the first page's, by file: one namespace per domain term. */
export const texts = import.meta.glob<ResourceKey>(['./en/*.json', '!./en/shell.json'], {
  eager: true,
  import: 'default',
});
