/** Environments that lecture notes usually define, and what they are called here. */
const environments: ReadonlyMap<string, string> = new Map([
  ...words(
    'theorem',
    'lemma corollary proposition claim fact satz hilfssatz korollar folgerung behauptung thm lem cor prop',
  ),
  ...words('proof', 'beweis bew pf'),
  ...words('definition', 'defn defi'),
  ...words('remark', 'bemerkung anmerkung note rem'),
  ...words('example', 'beispiel bsp'),
]);

function words(meant: string, names: string): readonly (readonly [string, string])[] {
  return names.split(' ').map((name) => [name, meant] as const);
}

/** The environment that takes the place of one with a usual name of LaTeX documents, as with `lemma` and `Satz*`. */
export function meantEnvironment(name: string): string | undefined {
  return environments.get(name.toLowerCase().replace(/\*$/, ''));
}

const braces = /\s?\{[^{}]{0,200}\}/;
const option = /(?:\s?\[[^\]]{0,200}\])?/;

/** What follows a command of LaTeX that is not text, by the name of the command. */
const settings: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    newtheorem: new RegExp(`\\*?${braces.source}${option.source}${braces.source}${option.source}`, 'y'),
    newenvironment: new RegExp(`\\*?${braces.source}${option.source}${option.source}`, 'y'),
    // The second argument is text.
    foreignlanguage: new RegExp(braces.source, 'y'),
    selectlanguage: new RegExp(braces.source, 'y'),
    cline: new RegExp(braces.source, 'y'),
    cmidrule: new RegExp(`(?:\\([^)]{0,20}\\))?${braces.source}`, 'y'),
    vspace: new RegExp(`\\*?${braces.source}`, 'y'),
    hspace: new RegExp(`\\*?${braces.source}`, 'y'),
    setlength: new RegExp(`${braces.source}${braces.source}`, 'y'),
    setcounter: new RegExp(`${braces.source}${braces.source}`, 'y'),
    pagestyle: new RegExp(braces.source, 'y'),
    thispagestyle: new RegExp(braces.source, 'y'),
    theoremstyle: new RegExp(braces.source, 'y'),
    def: /\s?\\[a-zA-Z@]{1,100}[#\d\s]{0,40}(?=\{)/y,
  }),
);

/** Where the settings behind an unknown command of LaTeX end, which nobody should read; undefined if it has none. */
export function endOfSettings(
  name: string,
  text: string,
  at: number,
  closingOf: (at: number) => number,
): number | undefined {
  const pattern = settings.get(name);
  if (pattern === undefined) return undefined;
  pattern.lastIndex = at;
  const end = pattern.test(text) ? pattern.lastIndex : at;
  // A definition ends with its body.
  return name === 'def' && end > at ? Math.max(end, closingOf(end) + 1) : end;
}
