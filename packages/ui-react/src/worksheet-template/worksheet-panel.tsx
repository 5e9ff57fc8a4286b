import { Alert, Button, CloseButton, Drawer, Portal, Skeleton, Stack } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { tokens } from '@lemma/core/tokens';
import { TemplateStore, type TemplateNotShown, type WorksheetReference } from '@lemma/core/worksheet';
import { useEffect, useMemo, useRef } from 'react';
import { useService, useStore } from '../binding/index.ts';
import { ShownText, useNoAnswerText, useTexts } from '../language/index.ts';
import type { Assigning } from './assigning.ts';
import { detailsButtonId } from './details-button.tsx';
import { TemplateDetails } from './template-details.tsx';

/** The worksheet of a panel, and where its links lead. */
export interface WorksheetPanelProps {
  readonly templateId: string;
  readonly worksheetHref: (reference: WorksheetReference) => string;
  /** The address of a problem in a language. */
  readonly previewHref: (path: string, language: Language) => string;
  /** The address of a worksheet on paper. */
  readonly paperHref?: (reference: WorksheetReference) => string;
  /** For those who may assign worksheets. */
  readonly assigning?: Assigning;
  readonly onClose: () => void;
  /** The template was deleted, restored, hidden or shown. */
  readonly onChange: () => void;
}

/** What a worksheet consists of, and what can be done with it, beside the list it was found in (specification 000 §2). */
export function WorksheetPanel({ templateId, onClose, onChange, ...hrefs }: WorksheetPanelProps) {
  const { t, language } = useTexts('worksheet-template');
  const templates = useService(tokens.templateGateway);
  const store = useMemo(() => new TemplateStore({ templates }, templateId), [templates, templateId]);
  useEffect(() => {
    void store.load();
  }, [store]);
  const found = useStore(store);
  const isDeleted = useRef(false);
  return (
    <Drawer.Root
      open
      placement="end"
      size={{ base: 'full', sm: 'md' }}
      onOpenChange={onClose}
      // The row of a deleted worksheet is gone.
      finalFocusEl={() => (isDeleted.current ? null : document.getElementById(detailsButtonId(templateId))) ?? title()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header pe="14">
              <Drawer.Title wordBreak="break-word">
                {found.status === 'loaded' ? <ShownText texts={found.value.title} reader={language} /> : t('worksheet')}
              </Drawer.Title>
            </Drawer.Header>
            {found.status === 'loading' && <DetailsToCome />}
            {found.status === 'failed' && <NoDetails failure={found.failure} onRetry={() => void store.load()} />}
            {found.status === 'loaded' && (
              <TemplateDetails
                template={found.value}
                store={store}
                {...hrefs}
                onChange={onChange}
                onDeleted={() => {
                  isDeleted.current = true;
                  onClose();
                }}
              />
            )}
            <Drawer.CloseTrigger asChild>
              <CloseButton size="md" aria-label={t('close')} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/** The title of the page behind the panel. */
function title(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

function DetailsToCome() {
  return (
    <Drawer.Body>
      <Stack gap="4" aria-hidden="true" animation="fade-in 200ms 150ms both">
        <Skeleton height="20" />
        <Skeleton height="40" />
      </Stack>
    </Drawer.Body>
  );
}

function NoDetails({ failure, onRetry }: { readonly failure: TemplateNotShown; readonly onRetry: () => void }) {
  const { t } = useTexts('worksheet-template');
  const noAnswer = useNoAnswerText();
  const isGone = failure.kind === 'notFound' || failure.kind === 'noWorksheet';
  const textOf = (reason: TemplateNotShown) => {
    switch (reason.kind) {
      case 'notFound':
      case 'noWorksheet':
        return t('failures.gone');
      case 'forbidden':
        return t('failures.forbidden');
      default:
        return noAnswer(reason, t('failures.notLoaded'));
    }
  };
  return (
    <Drawer.Body>
      <Alert.Root status={isGone ? 'warning' : 'error'} role="alert">
        <Alert.Indicator />
        <Alert.Title flex="1">{textOf(failure)}</Alert.Title>
        {!isGone && failure.kind !== 'forbidden' && (
          <Button size="sm" variant="outline" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </Alert.Root>
    </Drawer.Body>
  );
}
