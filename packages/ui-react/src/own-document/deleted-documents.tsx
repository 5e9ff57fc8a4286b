import { Button, Flex, Stack, Text, chakra } from '@chakra-ui/react';
import { textIn } from '@lemma/core/language';
import type { OwnDocument } from '@lemma/core/own-document';
import { ShownText, useTexts } from '../language/index.ts';

interface DeletedDocumentsProps {
  readonly documents: readonly OwnDocument[];
  readonly onRestore: (document: OwnDocument) => void;
}

/** What was deleted lately and can be restored. */
export function DeletedDocuments({ documents, onRestore }: DeletedDocumentsProps) {
  const { t, language } = useTexts('own-document');
  if (documents.length === 0) return null;
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" py="3" fontWeight="medium">
        {t('deleted.title', { count: documents.length })}
      </chakra.summary>
      <Stack gap="3" ps="4">
        <Text color="fg.muted">{t('deleted.text')}</Text>
        <Stack as="ul" role="list" listStyleType="none" gap="1">
          {documents.map((document) => (
            <Flex as="li" key={document.path} justify="space-between" align="center" gap="3" wrap="wrap">
              <ShownText texts={document.names} reader={language} />
              <Button
                size={{ base: 'md', md: 'sm' }}
                variant="outline"
                aria-label={t('restore', { name: textIn(document.names, language) })}
                onClick={() => onRestore(document)}
              >
                {t('restoreShort')}
              </Button>
            </Flex>
          ))}
        </Stack>
      </Stack>
    </chakra.details>
  );
}
