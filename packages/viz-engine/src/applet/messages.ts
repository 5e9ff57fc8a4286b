import { longestAppletAnswer } from '@lemma/core/applet';

/**
 * What an applet is told when it starts, under the names of the specification (001 §3: mathlet props). Nothing about
 * its reader: what a page knows of one does not enter the frame.
 */
export interface AppletProperties {
  readonly gwtMathletId: string;
  readonly qualifiedName: string;
  readonly lang: string;
  readonly jsLibId: string;
  readonly urlPrefix: string;
  readonly exporterUrl: string;
  readonly implementationsUrl: string;
}

/** The only message from the page to the frame of an applet. */
export interface AppletOpening {
  readonly kind: 'open';
  readonly properties: AppletProperties;
  readonly integrity: string;
  /** The answer that was given before; empty if there is none. */
  readonly kept: string;
  readonly isEditable: boolean;
}

/**
 * Messages from the frame of an applet to the page. Its script may send anything: only what `readAppletMessage`
 * recognises is accepted.
 */
export type AppletMessage =
  | { readonly kind: 'alive' | 'initialized' | 'notLoaded' }
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'fault'; readonly message: string };

const longestFault = 300;

/** Reads a message from the frame of an applet; undefined if it is invalid. Longer answers are invalid. */
export function readAppletMessage(data: unknown): AppletMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  switch (data.kind) {
    case 'alive':
    case 'initialized':
    case 'notLoaded':
      return { kind: data.kind };
    case 'answer':
      return 'text' in data && typeof data.text === 'string' && isAnswer(data.text)
        ? { kind: 'answer', text: data.text }
        : undefined;
    case 'fault':
      return 'message' in data && typeof data.message === 'string'
        ? { kind: 'fault', message: data.message.slice(0, longestFault) }
        : undefined;
    default:
      return undefined;
  }
}

/** A line as it could be typed into a field. */
function isAnswer(text: string): boolean {
  return text.length <= longestAppletAnswer && /^\P{Cc}*$/u.test(text);
}
