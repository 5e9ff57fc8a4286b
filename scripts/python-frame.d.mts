import type { Plugin } from 'vite';

/** A plugin of Vite that serves the frame of Python while developing, and puts it beside the pages that are built. */
export declare function pythonFrame(): Plugin;
/** The frame's HTML, with its policy in it. */
export declare function pythonFramePage(): Promise<string>;
