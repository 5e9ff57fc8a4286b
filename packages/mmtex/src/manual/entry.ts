/** A name of the language: a command, an environment, or a command in the optional argument of another one. */
export interface ManualEntry {
  readonly kind: 'command' | 'environment' | 'setting';
  readonly name: string;
  /** The environments it is documented for; undefined: wherever no other entry documents this name. `text`: in text. */
  readonly within: readonly string[] | undefined;
}

/** Related names, and a source that shows all of them. */
export interface Topic {
  readonly title: string;
  /** What the descriptions of the names do not say; in Markdown. */
  readonly about?: string;
  readonly entries: readonly ManualEntry[];
  readonly example: string;
}

/**
 * Parses entries from a blank-separated list: `\emph` is a command, `itemize` an environment, `[\initialtab]` a setting
 * in square brackets, `metainfo:\label` and `canvas,text:tabs` are those inside these environments.
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
