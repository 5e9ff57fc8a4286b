import { languageFor, languages, type Language } from '../language/index.ts';

/**
 * The language in which a source is shown to somebody: his own if it is written in it, otherwise the one that
 * replaces it. Its title tells, without a converter: it names languages by `\lang`, or is one for all of them.
 */
export function languageOfSource(source: string, wanted: Language): Language {
  const title = titleIn(source);
  const named = languages.filter((language) => title.includes(`\\lang{${language}}`));
  return languageFor(wanted, named) ?? wanted;
}

const command = '\\title{';

/** What stands between the braces of the title; up to the end of the source if they are not closed. */
function titleIn(source: string): string {
  const start = source.indexOf(command);
  if (start < 0) return '';
  const from = start + command.length;
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    const character = source[at];
    if (character === '\\') at += 1;
    else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    if (depth === 0) return source.slice(from, at);
  }
  return source.slice(from);
}
