import { shut } from '../shut/index.ts';

/**
 * What every sandboxed frame begins with, before its own script (scripts/sandboxed-frame.mjs): takes WebRTC away. It reaches any
 * address although no other door of the frame is open, because Chromium knows no policy for it. Frames inside have opaque origins
 * of their own, whose names cannot be reached from here, and run no script but this one and the one after it.
 */
shut(Object.getOwnPropertyNames(globalThis).filter((name) => /^(?:webkit|moz)?RTC/.test(name)));
