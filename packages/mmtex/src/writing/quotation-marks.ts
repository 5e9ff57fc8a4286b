/** Maximum length of a quotation, in UTF-16 units: two marks that are further apart are no pair. */
const longest = 300;

/**
 * The offsets of each `"` in a German text that is a quotation mark and no shorthand of babel.
 *
 * Many of them could be either: `"Ubung"=Blatt` may quote a word, or mean an Übung. Some can only be quotation marks: the
 * one before a letter that is no shorthand or begins no German word (`"Foo`, `"so`), and the one behind a word (`also" `).
 * The partner of such a mark is one, too. Where both could be shorthands, `pairs` decides: where babel is loaded, the
 * shorthand wins (`surePairs`).
 */
export function quotationMarksIn(text: string, pairs: 'surePairs' | 'anyPair'): ReadonlySet<number> {
  const marks = new Set<number>();
  let open: { readonly at: number; readonly isSure: boolean } | undefined;
  for (const { index: at } of text.matchAll(/"(?![`'<>])/g)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + 1, at + 3);
    if (isInWord(before, after)) continue;
    if (/^[\p{L}\p{N}]/u.test(after)) {
      open = { at, isSure: !mayBeginWord(after) };
      // At its start, a text may go on with a word that an accent has interrupted: `Gr\"o"se`.
      if (open.isSure && at > 0) marks.add(at);
    } else if (open !== undefined && /\S$/.test(before) && at - open.at <= longest) {
      if (pairs === 'anyPair' || open.isSure || !/^[-=~|/"]/.test(after)) marks.add(open.at).add(at);
      open = undefined;
    }
  }
  return marks;
}

/** Whether a `"` has a letter on both sides. */
function isInWord(before: string, after: string): boolean {
  return /\p{L}$/u.test(before) && /^\p{L}/u.test(after);
}

/** Whether a word could begin with this shorthand: no German word begins with ß, ë or ï. */
function mayBeginWord(after: string): boolean {
  return /^[aouAOU]|^[szSZ](?!\p{L})/u.test(after);
}
