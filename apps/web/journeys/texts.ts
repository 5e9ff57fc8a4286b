import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../packages/ui-react/src/language/texts');

/** The texts of a screen: journeys look for what users see, in the language they see it in. */
export function textsIn(
  language: string,
): (namespace: string, key: string, values?: Readonly<Record<string, string | number>>) => string {
  return (namespace, key, values = {}) => {
    let text: unknown = JSON.parse(readFileSync(`${folder}/${language}/${namespace}.json`, 'utf8'));
    for (const part of key.split('.'))
      text = typeof text === 'object' && text !== null ? Reflect.get(text, part) : undefined;
    if (typeof text !== 'string') throw new Error(`no text ${namespace}:${key} in ${language}`);
    return Object.entries(values).reduce(
      (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, String(value)),
      text,
    );
  };
}
