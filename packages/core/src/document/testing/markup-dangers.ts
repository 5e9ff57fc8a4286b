import { reservedIds } from '../reserved-ids.ts';

const runningTags: ReadonlySet<string> = new Set(
  'script iframe frame object embed base meta link form applet portal animate set foreignobject annotation-xml maction mglyph'.split(
    ' ',
  ),
);
const addresses: ReadonlySet<string> = new Set(
  'href xlink:href src srcset action formaction poster data background cite ping manifest codebase'.split(' '),
);

/**
 * Everything harmful in written HTML: elements and attributes that run code, addresses that run code or belong to an
 * attack.
 */
export function markupDangers(html: string): readonly string[] {
  const tags = html.matchAll(/<([a-z][\w:-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*")?)*)\s*\/?>/gi);
  return [...tags].flatMap(([, tag = '', written = '']) => [
    ...(runningTags.has(tag.toLowerCase()) ? [`<${tag}>`] : []),
    ...[...written.matchAll(/([^\s=>"'/]+)(?:="([^"]*)")?/g)]
      .filter(([, name = '', value = '']) => !isHarmless(name.toLowerCase(), value))
      .map(([attribute]) => `${tag} ${attribute}`),
  ]);
}

function isHarmless(name: string, value: string): boolean {
  if (name.startsWith('on') || name === 'srcdoc') return false;
  // `!important` imports nothing.
  if (name === 'style') return !/url|expression|import(?!ant\b)|evil/i.test(value);
  if (name === 'id' || name === 'name') return !reservedIds.includes(value);
  if (!addresses.has(name) || value.startsWith('#')) return true;
  return !/^[\s\p{C}]*(?:javascript|vbscript|data|file|blob|feed)[\s\p{C}]*:|^[\s\p{C}]*[/\\]{2}|evil\.example/iu.test(
    value,
  );
}
