import type { CodeLanguage } from '../document/index.ts';

const definitions: Readonly<Record<CodeLanguage, RegExp>> = {
  python: /^(?:async[ \t]+)?def[ \t]+([A-Za-z_]\w{0,62})/gm,
  octave: /^[ \t]*function[ \t]+(?:(?:\[[^\]\n]*\]|[A-Za-z_]\w*)[ \t]*=[ \t]*)?([A-Za-z_]\w{0,62})/gm,
};

/** The names of the functions that code defines, outside other definitions. */
export function functionNames(language: CodeLanguage, code: string): readonly string[] {
  return [...code.matchAll(definitions[language])].flatMap(([, name]) => name ?? []);
}
