import { Link } from '@chakra-ui/react';
import { editorHref } from '@lemma/core/embedding-editor';
import { guard, permissions } from '@lemma/core/session';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { useLoaded, useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';

/** The way to the editor of the content, for those with its role, where the platform knows its address. */
export function OpenInEditorLink({ path }: { readonly path: string }) {
  const session = useStore(useService(tokens.session));
  if (guard(session, permissions.openInEmbeddingEditor) !== 'allowed') return null;
  return <EditorLink path={path} />;
}

function EditorLink({ path }: { readonly path: string }) {
  const { t } = useTexts('preview');
  const gateway = useService(tokens.embeddingEditorGateway);
  const store = useMemo(() => new ResourceStore(() => gateway.editorAddress()), [gateway]);
  const address = useLoaded(store);
  const href = address.status === 'loaded' && address.value !== undefined ? editorHref(address.value, path) : undefined;
  if (href === undefined) return null;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" gap="1.5" minH="9" alignItems="center">
      <ExternalLink size={16} aria-hidden="true" />
      {t('openInEditor')}
    </Link>
  );
}
