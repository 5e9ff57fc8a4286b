import type { Plugin } from 'vite';

/** A Vite plugin that serves the frame of constructions during development, and puts it beside the built pages. */
export declare function cindyFrame(): Plugin;
/** The frame's HTML, including its policy. */
export declare function cindyFramePage(): Promise<string>;
