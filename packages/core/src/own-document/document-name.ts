/** The longest name of a document, in characters. */
export const longestDocumentName = 60;

/** Whether a text is the name of an own document: small letters and digits, in groups joined by single hyphens. */
export function isDocumentName(text: string): boolean {
  return text.length <= longestDocumentName && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/** A name for a document with a title: "Größe & Maß" becomes `groesse-mass`; empty if the title has no Latin letters. */
export function proposedName(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœø]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestDocumentName)
    .replace(/^-+|-+$/g, '');
}

/** The name of a document from its path. */
export function nameOfDocument(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether a path is that of a document that was written anew, not customised. */
export function isOwnDocumentPath(path: string): boolean {
  return path.startsWith('own/');
}
