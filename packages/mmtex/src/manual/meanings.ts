import type { ManualEntry } from './entry.ts';

/** The editor's texts on names of the language and on placeholders, in one language. */
export interface EditorTexts {
  readonly takes: Readonly<Record<string, string>>;
  readonly about: {
    readonly command: Readonly<Record<string, string>>;
    readonly environment: Readonly<Record<string, string>>;
    /** Names with another meaning inside some environment. */
    readonly within: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly sign: string;
  };
}

/** The description of a name, in one sentence; undefined if there is none. */
export function meaningOf({ kind, name, within }: ManualEntry, { about }: EditorTexts): string | undefined {
  const general = about[kind === 'environment' ? 'environment' : 'command'];
  const tables = [...(within ?? []).map((place) => about.within[place] ?? {}), general];
  const words = [name, name.replace(/(?<=.)\*$/, '')];
  return tables.flatMap((meanings) => words.flatMap((word) => meanings[word] ?? [])).at(0);
}

/** The syntax of a name, with localized placeholders. */
export function formText(line: string, { takes }: EditorTexts): string {
  return line.replace(/\$\{(\w*)\}/g, (_, word: string) => takes[word] ?? word);
}
