import { use } from 'react';
import { useTexts } from '../language/index.ts';
import { AnchorsContext } from './page-context.ts';
import { Problematic } from './problematic.tsx';

/** A link to an anchor of the page, showing the anchor's label. */
export function Reference({ anchor }: { readonly anchor: string }) {
  const { t } = useTexts('document');
  const target = use(AnchorsContext).get(anchor);
  if (target === undefined) return <Problematic>{t('referenceNotFound', { name: anchor })}</Problematic>;
  return <a href={`#${target.elementId}`}>{target.label}</a>;
}
