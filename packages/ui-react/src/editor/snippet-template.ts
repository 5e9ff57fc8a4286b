import type { LanguageHelp } from './help.ts';

const place = /\$\{([^{}]*)\}/g;

/** The name of a place to fill in, in the reader's words; an example stays what it is. */
function wordFor(name: string, { find }: Pick<LanguageHelp, 'find'>): string {
  return /^[a-z]+$/i.test(name) ? (find(`takes.${name}`) ?? name) : name;
}

/** The proposal as a template of the editor: its places numbered, so that none is taken for another one. */
export function snippetTemplate(insert: string, help: Pick<LanguageHelp, 'find'>): string {
  let number = 0;
  return insert.replace(place, (_, name: string) => {
    number += 1;
    return `\${${String(number)}:${wordFor(name, help)}}`;
  });
}

/** How something is written, with the places to fill in as words. */
export function syntaxText(syntax: string, help: Pick<LanguageHelp, 'find'>): string {
  return syntax.replace(place, (_, name: string) => wordFor(name, help));
}
