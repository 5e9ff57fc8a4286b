import { Alert, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { CustomisationFailure } from '@lemma/core/customisation';
import { ResourceStore } from '@lemma/core/store';
import { tokens } from '@lemma/core/tokens';
import { useMemo, useState } from 'react';
import { useLoaded, useService } from '../binding/index.ts';
import { TitledDialog } from '../dialog/index.ts';
import { useDates, useTexts } from '../language/index.ts';
import { useFailureText } from './failure-text.ts';

interface VersionDialogProps {
  /** Of the customisation. */
  readonly path: string;
  /** Whether it is a document that was written anew. */
  readonly isNew: boolean;
  readonly onRestore: (text: string) => void;
  readonly onClose: () => void;
}

/** The saved versions of a customisation; one of them can be taken into the editor. */
export function VersionDialog({ path, isNew, onRestore, onClose }: VersionDialogProps) {
  const { t } = useTexts('customisation');
  const gateway = useService(tokens.customisationGateway);
  const textOf = useFailureText();
  const store = useMemo(() => new ResourceStore(() => gateway.versions(path)), [gateway, path]);
  const versions = useLoaded(store);
  const [failure, setFailure] = useState<CustomisationFailure>();
  const restore = async (version: number) => {
    setFailure(undefined);
    const source = await gateway.read(path, version);
    if (source.ok) onRestore(source.value.text);
    else setFailure(source.failure);
  };
  const dates = useDates();
  return (
    <TitledDialog
      size="sm"
      title={isNew ? t('history.titleOfDocument') : t('history.title')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {versions.status === 'loading' && <Skeleton height="24" />}
      {versions.status === 'failed' && versions.failure.kind === 'notFound' && (
        <Text color="fg.muted">{t('history.none')}</Text>
      )}
      {versions.status === 'failed' && versions.failure.kind !== 'notFound' && (
        <Failed text={textOf(versions.failure, t('history.failed'))} />
      )}
      {failure && <Failed text={textOf(failure, t('history.failed'))} />}
      {versions.status === 'loaded' && (
        <Stack as="ul" gap="2" listStyleType="none" role="list">
          {versions.value.map(({ version, createdDate }) => (
            <Flex as="li" key={version} align="center" justify="space-between" gap="3" wrap="wrap">
              <span>
                {t('history.version', { version })} · {dates.dayAndTime(createdDate)}
              </span>
              <Button size="sm" variant="outline" onClick={() => void restore(version)}>
                {t('history.restore', { version })}
              </Button>
            </Flex>
          ))}
        </Stack>
      )}
    </TitledDialog>
  );
}

function Failed({ text }: { readonly text: string }) {
  return (
    <Alert.Root status="error" role="alert" mb="3">
      <Alert.Indicator />
      <Alert.Title>{text}</Alert.Title>
    </Alert.Root>
  );
}
