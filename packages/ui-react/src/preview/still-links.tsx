import { Box } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';

/** Links of a document in a preview are disabled (specification 000 §8), except those within the page. */
export function StillLinks({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts('preview');
  const notices = useNotices();
  const stop = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link === null || link.getAttribute('href')?.startsWith('#') === true) return;
    event.preventDefault();
    event.stopPropagation();
    notices.show({ kind: 'info', text: t('linksNotClickable') });
  };
  return <Box onClickCapture={stop}>{children}</Box>;
}
