/// <reference types="vite/client" />
import type { ResourceKey } from 'i18next';

/** The texts in the frame of every page. */
export const texts = import.meta.glob<ResourceKey>('../de/shell.json', { eager: true, import: 'default' });
