import { editorHref } from '@lemma/core/embedding-editor';
import { guard, permissions } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { useEffect, useState } from 'react';
import { useService, useStore } from '../binding/index.ts';

/**
 * The address that opens a document in the editor of the content, for those with its role, where the platform knows the
 * editor; undefined for all others and for what has no file there (specification 000 §6).
 */
export function useEditorHref(): (path: string) => string | undefined {
  const session = useStore(useService(tokens.session));
  const gateway = useService(tokens.embeddingEditorGateway);
  const isAllowed = guard(session, permissions.openInEmbeddingEditor) === 'allowed';
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isAllowed) return undefined;
    let isLeft = false;
    void gateway.editorAddress().then((found) => {
      if (!isLeft && found.ok) setAddress(found.value);
    });
    return () => {
      isLeft = true;
    };
  }, [gateway, isAllowed]);
  return (path) => (isAllowed && address !== undefined ? editorHref(address, path) : undefined);
}
