import { shut } from '@lemma/viz-engine/shut';

/**
 * Must be imported before Pyodide, which only runs in module workers and uses this function to detect one. Workers of
 * an opaque origin cannot be modules in Chromium, and as a single bundle this one need not be.
 */
shut(['importScripts']);
