import type { Asked } from '@lemma/core/judgement';

/** Props shared by all answer inputs. */
export interface InputProps {
  /** The label of the answer; its parts have labels that start with it. */
  readonly label: string;
  readonly value: string;
  /** `isOwn`: changed by pasting a formula, a key of the keypad or a button; such changes can be undone. */
  readonly onChange: (value: string, isOwn?: boolean) => void;
  readonly readOnly?: boolean;
  /** Unreadable as an answer, or wrong. */
  readonly invalid?: boolean;
  /** The id of a sentence about what was typed. */
  readonly describedBy?: string | undefined;
  /** Placeholder for text that is entered elsewhere. */
  readonly placeholder?: string | undefined;
  /** What is asked for (`askedOf`): shows how it is read, and offers signs. If missing, the field does neither. */
  readonly asked?: Asked | undefined;
}
