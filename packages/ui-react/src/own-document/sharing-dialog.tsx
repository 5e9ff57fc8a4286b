import { Checkbox, Field, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { textIn } from '@lemma/core/language';
import type { OwnDocument } from '@lemma/core/own-document';
import { useState } from 'react';
import { TitledDialog } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import { CopyButton } from '../preview/index.ts';

interface SharingDialogProps {
  readonly document: OwnDocument;
  /** The address that others open it by. */
  readonly link: string;
  /** Whether it has become so. */
  readonly onShare: (isShared: boolean) => Promise<boolean>;
  readonly onCopy: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Shares a document by its link, or closes it again. */
export function SharingDialog({ document, link, onShare, onCopy, onClose }: SharingDialogProps) {
  const { t, language } = useTexts('own-document');
  const [isChanging, setChanging] = useState(false);
  // What the box shows goes ahead of the platform, and back if that refuses.
  const [isOn, setOn] = useState(document.isShared);
  const change = async () => {
    setChanging(true);
    setOn(!isOn);
    setOn((await onShare(!isOn)) ? !isOn : isOn);
    setChanging(false);
  };
  return (
    <TitledDialog
      size="sm"
      title={t('share', { name: textIn(document.names, language) })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <Stack gap="4">
        <Checkbox.Root
          py="2"
          checked={isOn}
          aria-busy={isChanging}
          onCheckedChange={() => {
            if (!isChanging) void change();
          }}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('sharing.switch')}</Checkbox.Label>
        </Checkbox.Root>
        <Text color="fg.muted">{t('sharing.text')}</Text>
        {document.isShared && (
          <Field.Root>
            <Field.Label>{t('sharing.link')}</Field.Label>
            <Flex gap="2" width="full" wrap="wrap">
              <Input flex="1 1 14rem" readOnly value={link} onFocus={({ target }) => target.select()} />
              <CopyButton label={t('sharing.copy')} onCopy={() => onCopy(link)} />
            </Flex>
          </Field.Root>
        )}
        {!document.isShared && <Text color="fg.muted">{t('sharing.off')}</Text>}
      </Stack>
    </TitledDialog>
  );
}
