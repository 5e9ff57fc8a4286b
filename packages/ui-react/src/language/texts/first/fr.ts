/// <reference types="vite/client" />
import type { ResourceKey } from 'i18next';

/** The texts every page has around it. */
export const texts = import.meta.glob<ResourceKey>('../fr/shell.json', { eager: true, import: 'default' });
