import { Alert, Stack, Text } from '@chakra-ui/react';
import { largestPicture, mostPictures, mostUploadedDocuments, mostUploadedFiles } from '@lemma/core/own-document';
import type { UploadObstacle } from '@lemma/core/own-document';
import { useTexts } from '../language/index.ts';

/** What keeps an upload from being taken, file by file. */
export function UploadObstacles({ obstacles }: { readonly obstacles: readonly UploadObstacle[] }) {
  const { t } = useTexts('own-document');
  const files = [...new Set(obstacles.map(({ file }) => file))];
  const limits = {
    size: largestPicture / 1_000_000,
    files: mostUploadedFiles,
    documents: mostUploadedDocuments,
    pictures: mostPictures,
  };
  return (
    <Stack gap="3">
      <Alert.Root status="error" role="alert">
        <Alert.Indicator />
        <Alert.Title>{t('upload.hindered')}</Alert.Title>
      </Alert.Root>
      <Stack as="ul" role="list" listStyleType="none" gap="3" aria-label={t('upload.hindered')}>
        {files.map((file) => (
          <Stack as="li" key={file} gap="1" borderStartWidth="3px" borderColor="border.error" ps="3">
            <Text fontWeight="semibold" wordBreak="break-word">
              {file === '' ? t('upload.whole') : file}
            </Text>
            {obstacles
              .filter((each) => each.file === file)
              .map(({ kind, detail = '', line }, at) => (
                <Text key={at} wordBreak="break-word">
                  {line !== undefined && `${t('upload.line', { line })} `}
                  {t(`obstacles.${kind}`, { ...limits, detail })}
                </Text>
              ))}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
