import { fieldsOf, parseJson } from '@lemma/core/platform';
import type { SharedFigure } from '@lemma/ui-react/try-out';

const start = '#figure=';

/** Maximum length of a source in a link: more than any figure has. */
const longest = 50_000;

/** The fragment of an address that contains a figure. Browsers do not send it anywhere. */
export function hashOf({ source, seed }: SharedFigure): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ source, seed }));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return start + letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The page "Your figure" with a figure, for a link on another page of the preview, whose address is `here`: in the same
 * language and theme. It opens in a new tab, because Storybook's frame does not pass fragments on to the preview.
 */
export function yourFigureHref(figure: SharedFigure, here: string): string {
  const globals = new URL(here).searchParams.get('globals');
  const address = new URL('iframe.html?id=your-figure--page&viewMode=story', here);
  if (globals !== null) address.searchParams.set('globals', globals);
  address.hash = hashOf(figure);
  return address.href;
}

/** The figure in a fragment; undefined if there is none, or an invalid one. */
export function figureIn(hash: string): SharedFigure | undefined {
  if (!hash.startsWith(start) || hash.length > 8 * longest) return undefined;
  const { source, seed } = fieldsOf(parseJson(decoded(hash.slice(start.length)) ?? ''));
  if (typeof source !== 'string' || source.length > longest) return undefined;
  return { source, seed: typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0 ? seed : 1 };
}

function decoded(letters: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
