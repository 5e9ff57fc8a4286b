import { Link } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { useEditorHref } from '../shell/index.ts';
import { useTexts } from '../language/index.ts';

/** The way to the editor of the content, for those with its role, where the platform knows its address. */
export function OpenInEditorLink({ path }: { readonly path: string }) {
  const { t } = useTexts('preview');
  const href = useEditorHref()(path);
  if (href === undefined) return null;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" gap="1.5" minH="9" alignItems="center">
      <ExternalLink size={16} aria-hidden="true" />
      {t('openInEditor')}
    </Link>
  );
}
