/** A name of the language: a command, an environment, or a command in the square brackets of another one. */
export interface ManualEntry {
  readonly kind: 'command' | 'environment' | 'setting';
  readonly name: string;
  /** The environments in which it is meant; undefined: wherever no other entry is about this name. `text`: in text. */
  readonly within: readonly string[] | undefined;
}

/** Names that belong together, and a source that shows all of them. */
export interface Topic {
  readonly title: string;
  /** What the meanings of the names do not say; in Markdown. */
  readonly about?: string;
  readonly entries: readonly ManualEntry[];
  readonly example: string;
}

/**
 * Entries from a list of names with blanks between them: `\emph` is a command, `itemize` an environment, `[\initialtab]`
 * a setting in square brackets, `metainfo:\label` and `canvas,text:tabs` are those inside of these environments.
 */
export function entriesOf(list: string): readonly ManualEntry[] {
  return list
    .trim()
    .split(/\s+/)
    .map((written) => {
      const [, places, word = ''] = /^(?:([\w,*]+):)?(.*)$/.exec(written) ?? [];
      const within = places?.split(',');
      if (word.startsWith('[\\')) return { kind: 'setting', name: word.slice(2, -1), within };
      if (word.startsWith('\\')) return { kind: 'command', name: word.slice(1), within };
      return { kind: 'environment', name: word, within };
    });
}
