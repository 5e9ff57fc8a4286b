import { allowedHref } from '../allowed-href.ts';
import { allowedMath } from '../allowed-math.ts';
import { plainContentPath } from '../content-path.ts';
import { reservedIds } from '../reserved-ids.ts';

/** Everything harmful in a document that was read: addresses, files, ids and formulas that a page must not have. */
export function dangersIn(value: unknown, around = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => dangersIn(item, around));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  return [
    ...entries.flatMap(([name, item]) => (isHarmless(name, item, value) ? [] : [`${around}${name} = ${String(item)}`])),
    ...(isFormula(value) ? formulaDangers(value) : []),
    ...entries.flatMap(([name, item]) => dangersIn(item, `${name}.`)),
  ];
}

function isHarmless(name: string, item: unknown, owner: object): boolean {
  if (typeof item !== 'string') return true;
  switch (name) {
    case 'href':
      return allowedHref(item) === item;
    case 'path':
    case 'captions':
      return plainContentPath(item) === item;
    case 'id':
      return 'content' in owner || !reservedIds.includes(item);
    case 'width':
    case 'height':
      return !('kind' in owner) || /^\d{1,5}(\.\d{1,3})?(px|%)$/.test(item);
    default:
      return true;
  }
}

function isFormula(value: object): value is { readonly tag: string; readonly attributes: object } {
  return (
    'tag' in value && typeof value.tag === 'string' && 'attributes' in value && typeof value.attributes === 'object'
  );
}

function formulaDangers({ tag, attributes }: { readonly tag: string; readonly attributes: object }): readonly string[] {
  const allowed = allowedMath.get(tag);
  if (allowed === undefined) return [`<${tag}>`];
  return Object.entries(attributes).flatMap(([name, value]: readonly [string, unknown]) =>
    allowed.get(name)?.(String(value)) ? [] : [`${tag} ${name}="${String(value)}"`],
  );
}
