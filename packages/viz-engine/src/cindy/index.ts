export { cindyConfig, hasOwnBackground, type CindyConfig, type CindyOpening } from './config.ts';
export type { CindyFailure, CindyFault, CindyState } from './construction-state.ts';
export type { CindyPoint, FrameMessage, FrameWords, PageMessage } from './messages.ts';
export { cindyFrameAddress, openCindyFrame, type CindyFrame } from './open-frame.ts';
