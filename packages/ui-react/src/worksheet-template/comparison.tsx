import { Button, Dialog, Table, Text } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { differingSettings, type CorrectionPolicy } from '@lemma/core/workflow';
import { useService, useStore } from '../binding/index.ts';
import { DialogFrame } from '../dialog/index.ts';
import { useTexts } from '../language/index.ts';
import { useNotices } from '../shell/index.ts';
import { useCorrectionTexts } from '../workflow/index.ts';

interface ComparisonProps {
  /** That of an existing worksheet. */
  readonly correction: CorrectionPolicy;
  readonly onClose: () => void;
}

/** Compares the settings of the draft with those of a worksheet, which can be adopted (specification 000 §4). */
export function Comparison({ correction, onClose }: ComparisonProps) {
  const { t } = useTexts('worksheet-template');
  const drafts = useService(tokens.worksheetDraft);
  const { draft } = useStore(drafts);
  const notices = useNotices();
  const textsOf = useCorrectionTexts();
  const differing = differingSettings(draft.correction, correction);
  const own = new Map(textsOf(draft.correction).map(({ setting, value }) => [setting, value]));
  const rows = textsOf(correction).filter(({ setting }) => differing.includes(setting));
  const adopt = () => {
    drafts.adopt(correction);
    onClose();
    notices.show({ kind: 'success', text: t('comparison.adopted') });
  };
  return (
    <DialogFrame size="lg" placement="center" onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{t('comparison.title')}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        {rows.length === 0 ? (
          <Text>{t('comparison.same')}</Text>
        ) : (
          <Table.Root size="sm" variant="outline" borderRadius="l2">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{t('comparison.setting')}</Table.ColumnHeader>
                <Table.ColumnHeader>{t('comparison.draft')}</Table.ColumnHeader>
                <Table.ColumnHeader>{t('worksheet')}</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map(({ setting, name, value }, at) => (
                <Table.Row key={setting}>
                  <Table.ColumnHeader
                    scope="row"
                    fontWeight="normal"
                    color="fg.muted"
                    borderBottomWidth={at === rows.length - 1 ? '0' : undefined}
                  >
                    {name}
                  </Table.ColumnHeader>
                  <Table.Cell>{own.get(setting)}</Table.Cell>
                  <Table.Cell fontWeight="medium">{value}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        {rows.length === 0 ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              {t('comparison.cancel')}
            </Button>
            <Button onClick={adopt}>{t('comparison.adopt')}</Button>
          </>
        )}
      </Dialog.Footer>
    </DialogFrame>
  );
}
