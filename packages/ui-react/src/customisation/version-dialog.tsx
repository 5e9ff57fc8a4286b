import { Alert, Button, CloseButton, Dialog, Flex, Portal, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { CustomisationFailure, CustomisationVersion } from '@lemma/core/customisation';
import { loading, settled, type Loadable } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { useEffect, useState } from 'react';
import { useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { useFailureText } from './failure-text.ts';

interface VersionDialogProps {
  /** Of the customisation. */
  readonly path: string;
  readonly onRestore: (text: string) => void;
  readonly onClose: () => void;
}

/** The saved versions of a customisation; one of them can be taken into the editor. */
export function VersionDialog({ path, onRestore, onClose }: VersionDialogProps) {
  const { t, language } = useTexts('customisation');
  const gateway = useService(tokens.customisationGateway);
  const textOf = useFailureText();
  const [versions, setVersions] = useState<Loadable<readonly CustomisationVersion[], CustomisationFailure>>(loading);
  useEffect(() => {
    let isWanted = true;
    void gateway.versions(path).then((answer) => {
      if (isWanted) setVersions(settled(answer));
    });
    return () => {
      isWanted = false;
    };
  }, [gateway, path]);
  const restore = async (version: number) => {
    const source = await gateway.read(path, version);
    if (source.ok) onRestore(source.value.text);
    else setVersions({ status: 'failed', failure: source.failure });
  };
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Dialog.Root open size="sm" scrollBehavior="inside" onOpenChange={onClose}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mx="4">
            <Dialog.Header>
              <Dialog.Title>{t('history.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6">
              {versions.status === 'loading' && <Skeleton height="24" />}
              {versions.status === 'failed' && versions.failure.kind !== 'notFound' && (
                <Alert.Root status="error" role="alert">
                  <Alert.Indicator />
                  <Alert.Title>{textOf(versions.failure, t('history.failed'))}</Alert.Title>
                </Alert.Root>
              )}
              {versions.status === 'failed' && versions.failure.kind === 'notFound' && (
                <Text color="fg.muted">{t('history.none')}</Text>
              )}
              {versions.status === 'loaded' && (
                <Stack as="ul" gap="2" listStyleType="none" role="list">
                  {versions.value.map(({ version, createdDate }) => (
                    <Flex as="li" key={version} align="center" justify="space-between" gap="3" wrap="wrap">
                      <span>
                        {t('history.version', { version })} · {date.format(new Date(createdDate))}
                      </span>
                      <Button size="sm" variant="outline" onClick={() => void restore(version)}>
                        {t('history.restore', { version })}
                      </Button>
                    </Flex>
                  ))}
                </Stack>
              )}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t('close')} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
