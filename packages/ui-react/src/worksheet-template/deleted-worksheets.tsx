import { Button, Dialog, Flex, Skeleton, Stack, Text, chakra } from '@chakra-ui/react';
import { textIn } from '@lemma/core/language';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import type { DeletedTemplate } from '@lemma/core/worksheet';
import { useMemo, useRef, useState } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { DialogFrame } from '../dialog/index.ts';
import { ShownText, useDates, useNoAnswerText, useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';
import { useTemplateRefusal } from './use-template-refusal.ts';

export interface DeletedWorksheetsProps {
  readonly onClose: () => void;
  /** Something that lists show has changed. */
  readonly onChange: () => void;
}

/** The worksheets that the user has deleted lately, to restore them. */
export function DeletedWorksheets({ onClose, onChange }: DeletedWorksheetsProps) {
  const { t, language } = useTexts('worksheet-template');
  const noAnswer = useNoAnswerText();
  const notices = useNotices();
  const refuse = useTemplateRefusal();
  const templates = useService(tokens.templateGateway);
  const store = useMemo(() => new ResourceStore(() => templates.deleted()), [templates]);
  const found = useLoaded(store);
  const [restored, setRestored] = useState<ReadonlySet<string>>(new Set());
  const [isRestoring, setIsRestoring] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const left = found.status === 'loaded' ? found.value.filter(({ id }) => !restored.has(id)) : [];
  const restore = async ({ id, title }: DeletedTemplate) => {
    const name = textIn(title, language);
    setIsRestoring(true);
    const done = await templates.restore(id);
    setIsRestoring(false);
    if (!done.ok) {
      refuse(done.failure, name, t('refused.notRestored', { name }));
      return;
    }
    setRestored((before) => new Set([...before, id]));
    // The pressed button is gone.
    heading.current?.focus();
    notices.show({ kind: 'success', text: t('restored', { name }) });
    onChange();
  };
  return (
    <DialogFrame size="lg" placement="center" onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title ref={heading} tabIndex={-1} outline="none">
          {t('recent.title')}
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4" aria-busy={found.status === 'loading'}>
          <Text color="fg.muted">{t('recent.text')}</Text>
          {found.status === 'loading' && (
            <Skeleton height="24" aria-hidden="true" animation="fade-in 200ms 150ms both" />
          )}
          {found.status === 'failed' && (
            <Text role="alert">
              {found.failure.kind === 'forbidden'
                ? t('failures.forbidden')
                : noAnswer(found.failure, t('recent.failed'))}{' '}
              <Button size="xs" variant="outline" onClick={() => void store.load()}>
                {t('retry')}
              </Button>
            </Text>
          )}
          {found.status === 'loaded' && left.length === 0 && <Text>{t('recent.none')}</Text>}
          {left.length > 0 && (
            <Stack as="ul" role="list" listStyleType="none" gap="0">
              {left.map((template) => (
                <DeletedRow
                  key={template.id}
                  template={template}
                  isDisabled={isRestoring}
                  onRestore={() => void restore(template)}
                />
              ))}
            </Stack>
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}

interface DeletedRowProps {
  readonly template: DeletedTemplate;
  readonly isDisabled: boolean;
  readonly onRestore: () => void;
}

function DeletedRow({ template, isDisabled, onRestore }: DeletedRowProps) {
  const { t, language } = useTexts('worksheet-template');
  const { t: ofSearch } = useTexts('search');
  const name = textIn(template.title, language);
  const { day } = useDates();
  return (
    <Flex
      as="li"
      justify="space-between"
      align="center"
      gap="3"
      py="2"
      borderTopWidth="1px"
      wrap={{ base: 'wrap', md: 'nowrap' }}
    >
      <chakra.div minW="0">
        <Text fontWeight="medium" wordBreak="break-word">
          <ShownText texts={template.title} reader={language} />
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {ofSearch('problemCount', { count: template.problemCount })} ·{' '}
          {t('recent.facts', { deleted: day(template.deletedDate), gone: day(template.goneDate) })}
        </Text>
      </chakra.div>
      <Button
        variant="outline"
        minH="11"
        flex="none"
        disabled={isDisabled}
        aria-label={t('recent.restoreNamed', { name })}
        onClick={onRestore}
      >
        {t('recent.restore')}
      </Button>
    </Flex>
  );
}
