import type { Disposable } from '@lemma/core/platform';

/** A frame that foreign code runs in, and the only way to it. Disposed of, it is taken away with everything that runs in it. */
export interface SandboxedFrame extends Disposable {
  /** Sends a message through the port; what is in `transfer` is given away. */
  say(message: unknown, transfer?: Transferable[]): void;
}

/** What a frame is opened with. */
export interface FrameBeginnings {
  /** Where its page is served, with a policy of its own (docs/operating.md). */
  readonly address: string;
  /** What people who hear the page are told it is. */
  readonly title: string;
  /** Loads it only when it comes into view. */
  readonly isLazy: boolean;
  /** It has the port: messages are heard from now on. */
  readonly onOpen: (frame: SandboxedFrame) => void;
  /** Something came out of the port, to be checked before it is believed. */
  readonly onMessage: (data: unknown) => void;
  /** It went to another address. */
  readonly onLeave: () => void;
}

/**
 * Opens a frame on an opaque origin, which reaches nothing of the page, no storage, no network, no other address. Whoever runs in
 * it is heard only through one port, which is handed over once.
 */
export function openSandboxedFrame(
  place: HTMLElement,
  { address, title, isLazy, onOpen, onMessage, onLeave }: FrameBeginnings,
): SandboxedFrame {
  const element = place.ownerDocument.createElement('iframe');
  const { port1: port, port2 } = new MessageChannel();
  let isOpen = false;
  const frame: SandboxedFrame = {
    say: (message, transfer = []) => port.postMessage(message, transfer),
    dispose: () => {
      port.close();
      element.remove();
    },
  };
  element.title = title;
  if (isLazy) element.loading = 'lazy';
  element.referrerPolicy = 'no-referrer';
  element.allow = '';
  element.setAttribute('sandbox', 'allow-scripts');
  element.addEventListener('load', () => {
    if (isOpen) {
      onLeave();
      return;
    }
    isOpen = true;
    // The frame has no origin that could be named; nobody but it holds the other end of the port.
    element.contentWindow?.postMessage('open', '*', [port2]);
    onOpen(frame);
  });
  port.onmessage = ({ data }) => onMessage(data);
  element.src = address;
  place.append(element);
  return frame;
}
