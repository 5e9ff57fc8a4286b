import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import {
  isDocumentHit,
  type ResultPage,
  type SearchFailure,
  type SearchStore,
  type UserLabelling,
} from '@lemma/core/search';
import type { Loadable } from '@lemma/core/store';
import { Tag, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useStore } from '../binding/index.ts';
import { useNoAnswerText, useTexts } from '../language/index.ts';
import { lateView, useNotices } from '../shell/index.ts';
import { useFilterChoices } from './use-filter-choices.ts';

const LabelDialog = lateView(async () => (await import('./label-dialog.tsx')).LabelDialog);

/** How long the notice with its undo stays, in milliseconds: longer than others, because it offers a way back. */
const undoStay = 10_000;

interface LabelBarProps {
  readonly search: SearchStore;
  readonly result: Loadable<ResultPage, SearchFailure>;
  /** The paths of the selected documents, which may be on other pages. */
  readonly selected: readonly string[];
  readonly onClear: () => void;
}

/** What can be done with the selected documents. */
export function LabelBar({ search, result, selected, onClear }: LabelBarProps) {
  const { t } = useTexts('search');
  const noAnswer = useNoAnswerText();
  const notices = useNotices();
  const choices = useFilterChoices();
  const known = useStore(choices);
  const [isOpen, setIsOpen] = useState(false);

  const label = async (labelling: UserLabelling): Promise<void> => {
    const changed = await search.label(labelling);
    if (!changed.ok) {
      const { failure } = changed;
      const text = failure.kind === 'forbidden' ? t('labelling.forbidden') : noAnswer(failure, t('labelling.failed'));
      notices.show({ kind: 'error', text });
      return;
    }
    await choices.refresh();
    tell(labelling, changed.value);
  };
  const tell = ({ label: name, isSet }: UserLabelling, paths: readonly string[]) => {
    if (paths.length === 0) {
      notices.show({ kind: 'info', text: t('labelling.unchanged', { label: name }) });
      return;
    }
    const text = t(isSet ? 'labelling.added' : 'labelling.removed', { count: paths.length, label: name });
    const undo = async () => {
      const undone = await search.label({ paths, label: name, isSet: !isSet });
      if (undone.ok) await choices.refresh();
      else notices.show({ kind: 'error', text: t('labelling.failed') });
    };
    const action = { text: t('labelling.undo'), run: () => void undo() };
    notices.show({ kind: 'success', text, action, stay: undoStay });
  };

  const hits = result.status === 'loaded' ? result.value.hits : [];
  const present = hits.flatMap((hit) => (isDocumentHit(hit) && selected.includes(hit.path) ? hit.userLabels : []));
  return (
    <Flex
      role="group"
      aria-label={t('labelling.bar')}
      position="sticky"
      top={{ base: '16', md: '20' }}
      zIndex="docked"
      align="center"
      wrap="wrap"
      gap="2"
      px="3"
      py="2"
      bg="brand.subtle"
      borderWidth="1px"
      borderColor="brand.muted"
      borderRadius="l3"
    >
      <Text flex="1" fontWeight="medium" role="status">
        {t('labelling.selected', { count: selected.length })}
      </Text>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Tag size={16} aria-hidden="true" />
        {t('labelling.open')}
      </Button>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t('labelling.clear')}
        title={t('labelling.clear')}
        onClick={onClear}
      >
        <X size={16} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <LabelDialog
            present={[...new Set(present)].sort()}
            known={known.status === 'loaded' ? known.value.userLabels.map(({ value }) => value) : []}
            onLabel={(name, isSet) => {
              setIsOpen(false);
              void label({ paths: selected, label: name, isSet });
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Flex>
  );
}
