import { Link } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useTexts } from '../language/index.ts';
import { rowLinkLook } from './customise-link.tsx';

/** The way from a row to the editor of the content, in a window of its own. */
export function EditorLink({ href, name }: { readonly href: string; readonly name: string }) {
  const { t } = useTexts('search');
  const text = t('openInEditor', { name });
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" aria-label={text} title={text} {...rowLinkLook}>
      <ExternalLink size={16} aria-hidden="true" />
    </Link>
  );
}
