import type { Disposable } from '@lemma/core/platform';

/**
 * A frame that runs untrusted code, and the only way to communicate with it. Disposing removes it, with everything that
 * runs in it.
 */
export interface SandboxedFrame extends Disposable {
  /** Sends a message through the port; the objects in `transfer` are transferred. */
  say(message: unknown, transfer?: Transferable[]): void;
}

/** Options for opening a frame. */
export interface FrameBeginnings {
  /** The address of its page, served with its own content security policy (docs/operating.md). */
  readonly address: string;
  /** Its accessible name. */
  readonly title: string;
  /** Whether to load it only when it comes into view. */
  readonly isLazy: boolean;
  /** It has received the port: messages arrive from now on. */
  readonly onOpen: (frame: SandboxedFrame) => void;
  /** A message has arrived on the port; check it before use. */
  readonly onMessage: (data: unknown) => void;
  /** It has navigated to another address. */
  readonly onLeave: () => void;
}

/**
 * Opens a frame on an opaque origin without access to the page, storage, the network or other addresses. Code in it can
 * communicate only through one port, which is handed over once.
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
    // The frame has no origin that could be named; nobody else holds the other end of the port.
    element.contentWindow?.postMessage('open', '*', [port2]);
    onOpen(frame);
  });
  port.onmessage = ({ data }) => onMessage(data);
  element.src = address;
  place.append(element);
  return frame;
}
