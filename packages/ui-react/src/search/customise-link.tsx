import { PencilLine } from 'lucide-react';
import { useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';

/** What links in a row look like that are no more than a sign. */
export const rowLinkLook = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minW: { base: '11', md: '6' },
  minH: { base: '11', md: '6' },
  css: { '@media (pointer: coarse)': { minWidth: '2.75rem', minHeight: '2.75rem' } },
  flex: 'none',
  borderRadius: 'l2',
  _hover: { bg: 'bg.muted' },
} as const;

/** The way to the customisation editor for a problem. */
export function CustomiseLink({ href, name }: { readonly href: string; readonly name: string }) {
  const { t } = useTexts('search');
  const text = t('customise', { name });
  return (
    <AppLink href={href} aria-label={text} title={text} {...rowLinkLook}>
      <PencilLine size={16} aria-hidden="true" />
    </AppLink>
  );
}
