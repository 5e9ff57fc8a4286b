import { tokens } from '@lemma/core/tokens';
import type { Language } from '@lemma/core/language';
import { GlimpseStore, glimpseKey, isDocumentHit, type DocumentGlimpse, type SearchHit } from '@lemma/core/search';
import { useEffect, useState, type RefObject } from 'react';
import { useService, useStore } from '../binding/index.ts';

/** How far below the window rows count as visible, so that what is scrolled to is there already. */
const ahead = '300px';

/** What the rows of a list show of their documents: asked for when a row comes into view. */
export function useGlimpses(
  list: RefObject<HTMLElement | null>,
  hits: readonly SearchHit[] | undefined,
): (hit: SearchHit) => DocumentGlimpse | undefined {
  const gateway = useService(tokens.glimpseGateway);
  const [glimpses] = useState(() => new GlimpseStore({ gateway }));
  const known = useStore(glimpses);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.flatMap(({ isIntersecting, target }) => {
          const at = isIntersecting && target instanceof HTMLElement ? Number(target.dataset['row']) : -1;
          return hits?.[at] ?? [];
        });
        for (const [language, paths] of byLanguage(seen)) void glimpses.show(language, paths);
      },
      { rootMargin: ahead },
    );
    for (const row of list.current?.querySelectorAll('[data-row]') ?? []) observer.observe(row);
    return () => observer.disconnect();
  }, [glimpses, list, hits]);
  return (hit) => (isDocumentHit(hit) ? known.get(glimpseKey(hit.path, hit.language)) : undefined);
}

function byLanguage(hits: readonly SearchHit[]): ReadonlyMap<Language, readonly string[]> {
  const paths = new Map<Language, readonly string[]>();
  for (const hit of hits)
    if (isDocumentHit(hit)) paths.set(hit.language, [...(paths.get(hit.language) ?? []), hit.path]);
  return paths;
}
