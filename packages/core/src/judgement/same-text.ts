/**
 * A text as answers are compared: apostrophes, quotation marks and dashes of one kind, whichever a keyboard types; single
 * blanks, none at the ends, before `: ; ! ?` or inside guillemets, as typesetters add them; full-width signs as usual
 * ones; without invisible signs. Letters with accents are one sign (NFC), and capital letters stay.
 */
export function spelled(text: string): string {
  const usual = text
    .normalize('NFC')
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthShift));
  return folds.reduce((rest, [found, write]) => rest.replaceAll(found, write), usual).trim();
}

/** How far full-width signs are from the usual ones in Unicode. */
const fullWidthShift = 0xff01 - 0x21;

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
