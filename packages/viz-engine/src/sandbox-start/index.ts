import { shut } from '../shut/index.ts';

/**
 * Runs at the start of every sandboxed frame, before its own script (scripts/sandboxed-frame.mjs): removes WebRTC. It
 * can reach any address even if everything else is closed, because Chromium has no policy for it. Nested frames have
 * their own opaque origins, whose globals cannot be reached from here, and run no script but this one and the one after
 * it.
 */
shut(Object.getOwnPropertyNames(globalThis).filter((name) => /^(?:webkit|moz)?RTC/.test(name)));
