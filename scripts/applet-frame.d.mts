import type { Plugin } from 'vite';

/** A Vite plugin that serves the frame of applets during development, and puts it beside the built pages. */
export declare function appletFrame(): Plugin;
/** The frame's HTML, including its policy. */
export declare function appletFramePage(): Promise<string>;
