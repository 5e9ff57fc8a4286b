import type { ManualEntry } from './entry.ts';

/** Texts of the editor about names of the language, and about what is to be filled in, in one language. */
export interface EditorTexts {
  readonly takes: Readonly<Record<string, string>>;
  readonly about: {
    readonly command: Readonly<Record<string, string>>;
    readonly environment: Readonly<Record<string, string>>;
    /** Names that mean something else inside of an environment than elsewhere. */
    readonly within: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly sign: string;
  };
}

/** What a name means, in one sentence; undefined when nobody has written it. */
export function meaningOf({ kind, name, within }: ManualEntry, { about }: EditorTexts): string | undefined {
  const general = about[kind === 'environment' ? 'environment' : 'command'];
  const tables = [...(within ?? []).map((place) => about.within[place] ?? {}), general];
  const words = [name, name.replace(/(?<=.)\*$/, '')];
  return tables.flatMap((meanings) => words.flatMap((word) => meanings[word] ?? [])).at(0);
}

/** How a name is written, with words for what is to be filled in. */
export function formText(line: string, { takes }: EditorTexts): string {
  return line.replace(/\$\{(\w*)\}/g, (_, word: string) => takes[word] ?? word);
}
