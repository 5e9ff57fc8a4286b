import { shut } from '@lemma/viz-engine/shut';

/**
 * To be imported before Pyodide, which runs in workers that are modules only and asks by this function whether it is in one. Workers
 * of an opaque origin cannot be modules in Chromium, and as one bundle this one need not be.
 */
shut(['importScripts']);
