import type { Plugin } from 'vite';

/** A plugin of Vite that serves the frame of constructions while developing, and puts it beside the pages that are built. */
export declare function cindyFrame(): Plugin;
/** The frame's HTML, with its policy in it. */
export declare function cindyFramePage(): Promise<string>;
