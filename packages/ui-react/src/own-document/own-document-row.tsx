import { Badge, Flex, IconButton, Text, chakra } from '@chakra-ui/react';
import { textIn, type Language } from '@lemma/core/language';
import { languageOf, languagesOf, nameOfDocument, type OwnDocument } from '@lemma/core/own-document';
import { guard, permissions } from '@lemma/core/session';
import { tokens } from '@lemma/core/tokens';
import { Eye, FolderDown, Share2, Trash2 } from 'lucide-react';
import { useService, useStore } from '../binding/index.ts';
import { languageTitle, useDates, useTexts } from '../language/index.ts';
import { AppLink } from '../shell/index.ts';
import { AddToDraftButton } from '../worksheet-draft/index.ts';

interface OwnDocumentRowProps {
  readonly document: OwnDocument;
  readonly editHref: (path: string) => string;
  readonly previewHref: (path: string, language: Language) => string;
  readonly onShare: () => void;
  readonly onDownload: () => void;
  readonly onRemove: () => void;
}

/** A document of the user: its name leads to the editor. */
export function OwnDocumentRow({
  document,
  editHref,
  previewHref,
  onShare,
  onDownload,
  onRemove,
}: OwnDocumentRowProps) {
  const { t, language } = useTexts('own-document');
  const dates = useDates();
  const session = useStore(useService(tokens.session));
  const { path, names, kind, originalPath, isShared, changedDate } = document;
  const name = textIn(names, language);
  const shownIn = languageOf(document, language);
  const mayAdd =
    kind === 'problem' && originalPath === undefined && guard(session, permissions.composeWorksheet) === 'allowed';
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      px={{ base: '3', md: '5' }}
      py="2"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <chakra.div flex="1 1 16rem" minW="0">
        <AppLink data-hit="" href={editHref(path)} fontWeight="semibold" wordBreak="break-word" py="1" lang={shownIn}>
          {name}
        </AppLink>
        <Flex gap="2" wrap="wrap" align="center" fontSize="sm" color="fg.muted">
          <span>{t(`kinds.${kind}`)}</span>
          {originalPath !== undefined && (
            <Badge size="xs" colorPalette="purple">
              {t('customisation')}
            </Badge>
          )}
          {isShared && (
            <Badge size="xs" colorPalette="green">
              {t('shared')}
            </Badge>
          )}
          {languagesOf(document).map((each) => (
            <Badge key={each} size="xs" title={languageTitle(each, language)}>
              {each}
            </Badge>
          ))}
          <Text as="span">{nameOfDocument(path)}</Text>
          <chakra.time dateTime={changedDate}>
            {t('changed', {
              date: dates.day(changedDate),
            })}
          </chakra.time>
        </Flex>
      </chakra.div>
      <Flex gap="1" align="center">
        {mayAdd && <AddToDraftButton item={{ path, kind }} name={name} />}
        <IconButton asChild size={{ base: 'md', md: 'sm' }} variant="ghost">
          <AppLink href={previewHref(path, shownIn)} aria-label={t('preview', { name })} title={t('preview', { name })}>
            <Eye size={16} aria-hidden="true" />
          </AppLink>
        </IconButton>
        <IconButton
          size={{ base: 'md', md: 'sm' }}
          variant="ghost"
          aria-label={t('share', { name })}
          title={t('share', { name })}
          onClick={onShare}
        >
          <Share2 size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          size={{ base: 'md', md: 'sm' }}
          variant="ghost"
          aria-label={t('download', { name })}
          title={t('download', { name })}
          onClick={onDownload}
        >
          <FolderDown size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          size={{ base: 'md', md: 'sm' }}
          variant="ghost"
          aria-label={t('remove', { name })}
          title={t('remove', { name })}
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </Flex>
    </chakra.li>
  );
}
