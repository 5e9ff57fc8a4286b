/** Attributes of an element; undefined values are omitted. */
export type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** An element whose content is XML already. */
export function element(tag: string, attributes: Attributes, content = ''): string {
  let start = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) start += ` ${name}="${escapeAttribute(String(value))}"`;
  }
  return content === '' ? `${start}/>` : `${start}>${content}</${tag}>`;
}

/** Escapes text as element content. */
export function escapeText(text: string): string {
  return special.test(text) ? text.replace(specials, (found) => entities[found] ?? '') : text;
}

/** Escapes a value for an attribute in double quotes; line ends survive attribute normalisation. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replace(/["\n\t]/g, (found) => `&#${String(found.charCodeAt(0))};`);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Markup characters, and characters that XML 1.0 does not allow and carriage returns, which are removed. */
const pattern = '[&<>\\u0000-\\u0008\\u000b\\u000c\\u000d\\u000e-\\u001f\\ufffe\\uffff\\ud800-\\udfff]';
const special = new RegExp(pattern, 'u');
const specials = new RegExp(pattern, 'gu');
