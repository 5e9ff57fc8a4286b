/** What every input of an answer takes. */
export interface InputProps {
  /** What the answer is called; its parts have names that begin with it. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly readOnly?: boolean;
  /** It cannot be read as an answer, or is wrong. */
  readonly invalid?: boolean;
  /** Says what is written elsewhere. */
  readonly placeholder?: string | undefined;
}
