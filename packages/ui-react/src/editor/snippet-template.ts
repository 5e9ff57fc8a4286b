import type { LanguageHelp } from './help.ts';

const place = /\$\{([^{}]*)\}/g;

/** The name of a placeholder, in the reader's language; an example stays as it is. */
function wordFor(name: string, { find }: Pick<LanguageHelp, 'find'>): string {
  return /^[a-z]+$/i.test(name) ? (find(`takes.${name}`) ?? name) : name;
}

/** The completion as a snippet of the editor: its placeholders are numbered, so that no two are linked. */
export function snippetTemplate(insert: string, help: Pick<LanguageHelp, 'find'>): string {
  let number = 0;
  return insert.replace(place, (_, name: string) => {
    number += 1;
    return `\${${String(number)}:${wordFor(name, help)}}`;
  });
}

/** The syntax of something, with its placeholders in words. */
export function syntaxText(syntax: string, help: Pick<LanguageHelp, 'find'>): string {
  return syntax.replace(place, (_, name: string) => wordFor(name, help));
}
