/** A part of a compound, and what all its forms begin with. */
export interface CompoundPart {
  readonly part: string;
  readonly stem: string;
}

const shortestPart = 4;
const longestCompound = 30;

/** Everything in a German word that might be one of its parts. */
export function partsIn(word: string): readonly CompoundPart[] {
  if (word.length < 2 * shortestPart || word.length > longestCompound) return [];
  const parts = new Map<string, CompoundPart>();
  for (let start = 0; start + shortestPart <= word.length; start += 1) {
    for (let end = start + shortestPart; end <= word.length; end += 1) {
      const part = word.slice(start, end);
      if (part !== word) parts.set(part, { part, stem: stemOf(part) });
    }
  }
  return [...parts.values()];
}

/** "rechnung" and "rechnen" begin alike. */
function stemOf(part: string): string {
  const stem = part.replace(/(?:ungen|ung|en|er|es|e|n|s)$/, '');
  return stem.length < shortestPart ? part : stem;
}

/** Letters that join the parts of a compound: Wahrscheinlichkeit-s-rechnung, Funktion-en-schar. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/** The fewest known parts that a German word is a compound of; undefined if it is none. */
export function splitCompound(word: string, isKnown: (part: string) => boolean): readonly string[] | undefined {
  const best: (readonly string[] | undefined)[] = Array.from({ length: word.length + 1 }, () => undefined);
  best[word.length] = [];
  for (let start = word.length - shortestPart; start >= 0; start -= 1) {
    for (let end = start + shortestPart; end <= word.length; end += 1) {
      const part = word.slice(start, end);
      if (part === word || !isKnown(part)) continue;
      for (const joint of joints) {
        const rest = word.startsWith(joint, end) ? best[end + joint.length] : undefined;
        // Nothing is joined behind the last part.
        if (rest === undefined || (joint !== '' && rest.length === 0)) continue;
        if (rest.length + 1 < (best[start]?.length ?? Infinity)) best[start] = [part, ...rest];
      }
    }
  }
  return best[0];
}
