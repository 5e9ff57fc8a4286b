import { Button, Flex, Text, chakra } from '@chakra-ui/react';
import { percentIn } from '@lemma/core/language';
import { useTexts } from '../language/index.ts';
import type { PictureUpload } from './use-picture-upload.ts';

/** How far an upload is, and the way to stop it; nothing while there is none. */
export function UploadProgress({ upload }: { readonly upload: Pick<PictureUpload, 'current' | 'cancel'> }) {
  const { t, language } = useTexts('own-document');
  const { current, cancel } = upload;
  return (
    <>
      {/* Which file it is, is said once; how far it is would be said too often. */}
      <Text role="status" fontSize="sm">
        {current === undefined ? '' : t('pictures.adding', { name: current.name })}
      </Text>
      {current !== undefined && (
        <Flex align="center" gap="3" width="full" maxW="24rem">
          <chakra.progress
            flex="1"
            h="2"
            css={{ accentColor: 'var(--chakra-colors-brand-solid)' }}
            aria-label={t('pictures.adding', { name: current.name })}
            max={1}
            value={current.share}
          />
          <Text as="span" aria-hidden="true" fontSize="sm" minW="10" textAlign="end">
            {percentIn(language, current.share)}
          </Text>
          <Button size={{ base: 'md', md: 'sm' }} variant="outline" onClick={cancel}>
            {t('pictures.cancel')}
          </Button>
        </Flex>
      )}
    </>
  );
}
