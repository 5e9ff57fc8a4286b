import type { Asked, FieldAmongOthers } from '@lemma/core/judgement';
import { createContext } from 'react';

/** A field among the others of its answer, and what to do with an answer that was pasted into all of them. */
export interface AmongOthers {
  readonly field: FieldAmongOthers;
  readonly onSpread: (answer: string) => void;
}

/** Where the fields of an answer show how they are read, and their keypad: one place below all of them. */
export interface FieldHelpPlace {
  /** Present from the first focus on. */
  readonly place: HTMLElement | null;
  /** The id of the field that it is about: the one that last had the focus. */
  readonly field: string | undefined;
  /** `entered`: opened by keyboard, so that its first key takes the focus. */
  readonly keypad: KeypadState;
  /** The text of all fields together. */
  readonly text: string;
  readonly asked: Asked;
  readonly enter: (field: string) => void;
  readonly leave: (field: string) => void;
  readonly turnKeypad: (keypad: KeypadState) => void;
}

export type KeypadState = 'closed' | 'open' | 'entered';

/** Undefined where nothing can be typed. */
export const FieldHelpContext = createContext<FieldHelpPlace | undefined>(undefined);
