import { Badge, Dialog, HStack, IconButton, Stack, Tabs, Text } from '@chakra-ui/react';
import { exportLists, firstList, listsOf, type ExportList, type SelectedItem } from '@lemma/core/selection';
import { Trash2, X } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useStore } from '../binding/index.ts';
import { WorkDialog } from '../dialog/index.ts';
import { languageTitle, useTexts } from '../language/index.ts';
import { DragItems } from './drag-items.tsx';
import { TransferItems } from './transfer-items.tsx';
import { useSelector } from './use-selector.ts';

interface ExportDialogProps {
  /** Receives the focus when the dialog closes. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onCopy: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** What is selected, in four lists, and the ways to the LMS (specification 000 §2). */
export function ExportDialog({ opener, onCopy, onClose }: ExportDialogProps) {
  const selector = useSelector();
  const { items, parameters, language } = useStore(selector);
  const { t } = useTexts('selector');
  const [chosen, setChosen] = useState<ExportList>();
  const title = useRef<HTMLHeadingElement>(null);
  const lists = listsOf(items);
  if (parameters === undefined) return null;
  return (
    <WorkDialog opener={opener} onClose={onClose}>
      <Dialog.Header px={{ base: '4', md: '6' }} justifyContent="space-between" alignItems="center">
        <Dialog.Title ref={title} tabIndex={-1} outline="none">
          {t('export.title')}
        </Dialog.Title>
        <IconButton size="sm" variant="ghost" aria-label={t('export.close')} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Dialog.Header>
      <Dialog.Body px={{ base: '4', md: '6' }}>
        <Tabs.Root
          value={chosen ?? firstList(items)}
          onValueChange={({ value }) => setChosen(exportLists.find((list) => list === value))}
          size="sm"
        >
          <Tabs.List flexWrap="wrap" aria-label={t('export.lists')}>
            {exportLists.map((list) => (
              <Tabs.Trigger key={list} value={list} px="2.5">
                {t(`lists.${list}`)}
                <Badge size="xs" variant="subtle">
                  {lists[list].length}
                </Badge>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {exportLists.map((list) => (
            <Tabs.Content key={list} value={list}>
              <ItemList
                items={lists[list]}
                onRemove={(item) => {
                  // The button that was pressed is gone.
                  title.current?.focus();
                  if (item.worksheet === undefined) selector.remove(item);
                  else selector.removeTemplate(item.worksheet.templateId);
                }}
              />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </Dialog.Body>
      <Dialog.Footer px={{ base: '4', md: '6' }} borderTopWidth="1px" pt="4" justifyContent="stretch">
        {parameters.origin === undefined ? (
          <DragItems parameters={parameters} items={items} language={language} onCopy={onCopy} />
        ) : (
          <TransferItems parameters={parameters} onCopy={onCopy} />
        )}
      </Dialog.Footer>
    </WorkDialog>
  );
}

interface ItemListProps {
  readonly items: readonly SelectedItem[];
  readonly onRemove: (item: SelectedItem) => void;
}

function ItemList({ items, onRemove }: ItemListProps) {
  const { t, language } = useTexts('selector');
  if (items.length === 0)
    return (
      <Text color="fg.muted" py="6" textAlign="center">
        {t('export.nothing')}
      </Text>
    );
  return (
    <Stack as="ul" listStyleType="none" gap="0">
      {items.map((item) => (
        <HStack
          as="li"
          key={`${item.server ?? ''} ${item.link}`}
          gap="2"
          py="1"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: '0' }}
        >
          <Text flex="1" lang={item.language} wordBreak="break-word">
            {item.name}
          </Text>
          <Badge size="xs" title={languageTitle(item.language, language)}>
            {item.language}
          </Badge>
          <IconButton
            size="sm"
            variant="ghost"
            aria-label={t('removeNamed', { name: item.name })}
            title={t('removeNamed', { name: item.name })}
            onClick={() => onRemove(item)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </HStack>
      ))}
    </Stack>
  );
}
