export { openSandboxedFrame, type FrameBeginnings, type SandboxedFrame } from './sandboxed-frame.ts';
