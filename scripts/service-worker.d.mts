import type { Plugin } from 'vite';

/** A Vite plugin that puts the service worker beside the built pages. */
export declare function serviceWorker(): Plugin;
