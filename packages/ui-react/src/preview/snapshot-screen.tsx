import { Box } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import type { Language } from '@lemma/core/language';
import type { DocumentReference } from '@lemma/core/preview';
import { guard, holds, permissions } from '@lemma/core/session';
import { useService, useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { CopyButton } from './copy-button.tsx';
import { DocumentResult } from './document-result.tsx';
import { StillLinks } from './still-links.tsx';
import { useDocumentTitle } from './use-document-title.ts';
import { useDocument } from './use-document.ts';

interface SnapshotScreenProps extends DocumentReference {
  readonly languageHref: (language: Language) => string;
  readonly seed?: number | undefined;
  readonly onCopyPath: (path: string) => Promise<void>;
}

/** A document and nothing else (specification 000 §2, `/snapshot-preview`). */
export function SnapshotScreen({ path, language, languageHref, seed, onCopyPath }: SnapshotScreenProps) {
  const { t } = useTexts('preview');
  const { preview, retry } = useDocument({ path, language });
  useDocumentTitle(preview);
  const session = useStore(useService(tokens.session));
  const mayCopyPath = guard(session, permissions.copyPath) === 'allowed' && path !== '';
  return (
    <Box maxW="920px" mx="auto">
      <StillLinks>
        <DocumentResult
          preview={preview}
          path={path}
          annotations={holds(session, 'view-annotations')}
          answersKey={`document/${path}`}
          seed={seed}
          languageHref={languageHref}
          onRetry={retry}
          help={mayCopyPath ? <CopyButton label={t('copyPath')} onCopy={() => onCopyPath(path)} /> : undefined}
        />
      </StillLinks>
    </Box>
  );
}
