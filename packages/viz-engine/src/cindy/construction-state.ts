import type { CindyPoint, FrameMessage } from './messages.ts';

/** The state of a construction. */
export type CindyState =
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly points: readonly CindyPoint[]; readonly fault?: CindyFault }
  | { readonly status: 'failed'; readonly reason: CindyFailure; readonly fault?: CindyFault };

/** An error in a script, in the words of CindyJS. */
export interface CindyFault {
  readonly event?: string;
  readonly message: string;
}

/**
 * Why a construction was removed. `notLoaded`: its frame never answered. `silent`: it stopped answering, so a script is
 * in an endless loop. `noisy`: it sends too many messages. `left`: it navigated to another address. `faulty`: it did
 * not start.
 */
export type CindyFailure = 'notLoaded' | 'silent' | 'noisy' | 'left' | 'faulty';

/** The state of a construction, with its watchdog: how long it has been silent and how many messages it has sent. */
export interface ConstructionWatch {
  readonly state: CindyState;
  /** Seconds since it was last heard; undefined before it was asked anything. */
  readonly quiet: number | undefined;
  /** Messages within this second. */
  readonly heard: number;
}

export const startOfWatch: ConstructionWatch = { state: { status: 'loading' }, quiet: undefined, heard: 0 };

/** More messages per second are noise. */
const mostMessages = 50;
/** Seconds a frame may take to start, and may be silent later. */
const startTime = 30;
const longestSilence = 5;

/** The frame has been asked to show its construction. */
export function asked(watch: ConstructionWatch): ConstructionWatch {
  return { ...watch, quiet: 0 };
}

/** The frame has sent something; undefined if it is not a valid message. */
export function heard(watch: ConstructionWatch, message: FrameMessage | undefined): ConstructionWatch {
  const next = { ...watch, quiet: 0, heard: watch.heard + 1 };
  if (next.heard > mostMessages) return failed(watch, 'noisy');
  if (message === undefined || watch.state.status === 'failed') return next;
  return { ...next, state: stateAfter(watch.state, message) };
}

/** Another second has passed. */
export function secondPassed(watch: ConstructionWatch): ConstructionWatch {
  const { state, quiet } = watch;
  if (quiet === undefined || state.status === 'failed') return { ...watch, heard: 0 };
  if (state.status === 'loading' && quiet >= startTime) return failed(watch, 'notLoaded');
  if (state.status === 'shown' && quiet >= longestSilence) return failed(watch, 'silent');
  return { ...watch, quiet: quiet + 1, heard: 0 };
}

/** The construction is over. */
export function failed(watch: ConstructionWatch, reason: CindyFailure): ConstructionWatch {
  return watch.state.status === 'failed' ? watch : { ...watch, state: { status: 'failed', reason } };
}

function stateAfter(state: Exclude<CindyState, { status: 'failed' }>, message: FrameMessage): CindyState {
  switch (message.kind) {
    case 'alive':
      return state;
    case 'shown':
      return state.status === 'loading' ? { status: 'shown', points: [] } : state;
    case 'points':
      return state.status === 'loading' ? state : { ...state, points: message.points };
    case 'fault': {
      const fault = { message: message.message, ...(message.event !== undefined && { event: message.event }) };
      return state.status === 'loading' ? { status: 'failed', reason: 'faulty', fault } : { ...state, fault };
    }
  }
}
