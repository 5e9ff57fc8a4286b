import type { Plugin } from 'vite';

/** A Vite plugin that serves the Python frame during development, and puts it beside the built pages. */
export declare function pythonFrame(): Plugin;
/** The frame's HTML, including its policy. */
export declare function pythonFramePage(): Promise<string>;
