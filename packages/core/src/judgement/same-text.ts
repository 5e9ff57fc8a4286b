/**
 * A text as answers are compared: apostrophes, quotation marks and dashes of one kind, whichever a keyboard types; single
 * blanks, none at the ends, before `: ; ! ?` or inside guillemets, as typesetters add them; full-width signs as usual
 * ones; without invisible signs. Letters with accents are one sign (NFC), and capital letters stay.
 */
export function spelled(text: string): string {
  const usual = text.normalize('NFC').replaceAll(compatible, (sign) => sign.normalize('NFKC'));
  return folds.reduce((rest, [found, write]) => rest.replaceAll(found, write), usual).trim();
}

/** Ligatures, signs in full and half width, Roman numbers, units: other forms of the same letters. x² is not x2. */
const compatible = /[\u0132\u0133\ufb00-\ufb06\uff01-\uff9f\u2160-\u217f\u3371-\u33df\u2103\u2109]/g;

const fullWidthSign = /[\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65、。]/;

/**
 * Whether two texts are spelled alike. A full-width sign has its blanks within: `yes，no` is `yes, no`. A sign without
 * width that separates may be a blank: it is where a page may break a line.
 */
export function areSpelledAlike(one: string, other: string): boolean {
  if (spelled(one) === spelled(other)) return true;
  const [a, b] = [one, other].map((text) => spelled(text.replaceAll('\u200b', ' ')));
  if (a === undefined || b === undefined) return false;
  return a === b || ([one, other].some((text) => fullWidthSign.test(text)) && tight(a) === tight(b));
}

/** Without blanks beside signs. */
function tight(text: string): string {
  return text.replaceAll(/ ?([^\p{L}\p{N}\s]) ?/gu, '$1');
}

const folds: readonly (readonly [RegExp, string])[] = [
  [/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, ''],
  [/[«‹]\s*|\s*[»›]/g, '"'],
  [/[“”„‟″「」『』]/g, '"'],
  [/[‘’‚‛ʼʹ′´`]/g, "'"],
  [/[‐‑‒–—―−﹣]/g, '-'],
  [/…/g, '...'],
  [/\s+/g, ' '],
  [/ (?=[:;!?])/g, ''],
];
