import type { Asked } from '@lemma/core/judgement';
import type { ClipboardEvent } from 'react';
import type { AmongOthers } from './field-help-context.ts';
import type { pasteInto } from './paste-into.ts';
import { selectionIn, writeInto } from './write-into.ts';

type PasteInto = typeof pasteInto;

/** The reader of what is pasted, once it has loaded. */
const loaded: { pasteInto?: PasteInto } = {};

async function load(): Promise<PasteInto | undefined> {
  const module = await import('./paste-into.ts').catch(() => undefined);
  if (module !== undefined) loaded.pasteInto = module.pasteInto;
  return module?.pasteInto;
}

interface Pasting {
  /** Loads the reader. */
  readonly onFocus: () => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/**
 * Pasting into a field. The reader of formulas and of several fields is loaded with the first focus; what is pasted before
 * it has come waits for it, and is pasted as it is if it does not come.
 */
export function pasting(asked: Asked, among: AmongOthers | undefined): Pasting {
  return {
    onFocus: () => void load(),
    onPaste: (event) => {
      const input = event.currentTarget;
      const { clipboardData } = event;
      const clipping = {
        'text/plain': clipboardData.getData('text/plain'),
        'text/html': clipboardData.getData('text/html'),
      };
      if (loaded.pasteInto !== undefined) {
        if (loaded.pasteInto(input, clipping, asked, among)) event.preventDefault();
        return;
      }
      event.preventDefault();
      void load().then((pasteNow) => {
        if (pasteNow?.(input, clipping, asked, among) !== true) pastePlain(input, clipping['text/plain']);
      });
    },
  };
}

/** As browsers paste into a line. */
function pastePlain(input: HTMLInputElement, plain: string): void {
  const { from, to } = selectionIn(input);
  const line = plain.replaceAll(/[\r\n]+/g, ' ');
  const end = from + line.length;
  writeInto(input, input.value.slice(0, from) + line + input.value.slice(to), { from: end, to: end });
}
