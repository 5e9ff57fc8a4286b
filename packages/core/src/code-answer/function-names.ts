import type { CodeLanguage } from '../document/index.ts';

const definitions: Readonly<Record<CodeLanguage, RegExp>> = {
  python: /^(?:(?:async[ \t]+)?def[ \t]+([A-Za-z_]\w{0,62})|([A-Za-z_]\w{0,62})[ \t]*=[ \t]*lambda\b)/gm,
  octave:
    /^[ \t]*(?:function[ \t]+(?:(?:\[[^\]\n]*\]|[A-Za-z_]\w*)[ \t]*=[ \t]*)?([A-Za-z_]\w{0,62})|([A-Za-z_]\w{0,62})[ \t]*=[ \t]*(?:@|inline\b))/gm,
};

/** The names of the functions that code defines, outside other definitions; also `f = @(x) x^2`, `f = lambda x: x**2`. */
export function functionNames(language: CodeLanguage, code: string): readonly string[] {
  return [...code.matchAll(definitions[language])].flatMap(([, defined, assigned]) => defined ?? assigned ?? []);
}
