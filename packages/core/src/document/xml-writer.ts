/** Attributes of an element; a missing value leaves the attribute out. */
export type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** An element with content that is XML already. */
export function element(tag: string, attributes: Attributes, content = ''): string {
  let start = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) start += ` ${name}="${escapeAttribute(String(value))}"`;
  }
  return content === '' ? `${start}/>` : `${start}>${content}</${tag}>`;
}

/** Text as content of an element. */
export function escapeText(text: string): string {
  return special.test(text) ? text.replace(specials, (found) => entities[found] ?? '') : text;
}

/** A value for an attribute in double quotes; line ends survive the normalisation of attributes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/["\n\t]/g, (found) => `&#${String(found.charCodeAt(0))};`);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Beside the characters of markup those that XML 1.0 has no place for, and carriage returns: they are left out. */
const pattern = '[&<>\\u0000-\\u0008\\u000b\\u000c\\u000d\\u000e-\\u001f\\ufffe\\uffff\\ud800-\\udfff]';
const special = new RegExp(pattern, 'u');
const specials = new RegExp(pattern, 'gu');
