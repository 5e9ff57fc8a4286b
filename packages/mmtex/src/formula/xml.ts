/** Text content for XML: escaped, and without characters XML does not allow. */
export function escapeText(text: string): string {
  return special.test(text) ? text.replace(specials, (found) => entities.get(found) ?? '\ufffd') : text;
}

/** An attribute's value for double quotes; line ends survive the normalisation of attributes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/["\n\r\t]/g, (found) => `&#${found.charCodeAt(0)};`);
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);
const forbiddenClass = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff\\ud800-\\udfff';
const special = new RegExp(`[&<>${forbiddenClass}]`, 'u');
const specials = new RegExp(`[&<>${forbiddenClass}]`, 'gu');
