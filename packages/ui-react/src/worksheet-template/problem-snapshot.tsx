import { VisuallyHidden } from '@chakra-ui/react';
import { languageOfText, textIn, type Language } from '@lemma/core/language';
import { holds } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import type { WorksheetProblem } from '@lemma/core/worksheet';
import { useState } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { TitledDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import { DocumentResult, StillLinks, useDocument } from '../preview/index.ts';

interface ProblemSnapshotProps {
  readonly problem: WorksheetProblem;
  /** The address of the problem in a language. */
  readonly previewHref: (path: string, language: Language) => string;
  readonly onClose: () => void;
}

/** A problem of a worksheet as it looks, above the panel. */
export function ProblemSnapshot({ problem: { path, names }, previewHref, onClose }: ProblemSnapshotProps) {
  const { t, language: reader } = useTexts('worksheet-template');
  const [language] = useState<Language>(() => languageOfText(names, reader) ?? reader);
  const session = useStore(useService(tokens.session));
  const { preview, retry } = useDocument({ path, language });
  const title = textIn(names, language);
  return (
    <TitledDialog
      size="lg"
      placement="center"
      box={{ maxW: '920px', mx: { base: '0', md: '4' }, lang: language }}
      // The document shows its title itself.
      title={preview.status === 'loaded' ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <StillLinks>
        <DocumentResult
          preview={preview}
          path={path}
          sought="problem"
          annotations={holds(session, 'view-annotations')}
          answersKey={`snapshot/${path}`}
          languageHref={(other) => previewHref(path, other)}
          titleAs="h2"
          onRetry={retry}
        />
      </StillLinks>
    </TitledDialog>
  );
}
