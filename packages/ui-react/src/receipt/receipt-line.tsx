import { Button, chakra } from '@chakra-ui/react';
import { receiptCode, type ReadReceipts, type Receipt } from '@lemma/core/receipt';
import { Suspense, useCallback, useState } from 'react';
import { forFingers } from '../answer/index.ts';
import { useTexts } from '../language/index.ts';
import { lateView } from '../shell/index.ts';
import { useArrival } from './use-arrival.ts';

const ReceiptsDialog = lateView(async () => (await import('./receipts-dialog.tsx')).ReceiptsDialog);

interface ReceiptLineProps {
  readonly receipt: Receipt;
  /** Reads the receipts before. */
  readonly read: ReadReceipts;
}

/** What has arrived last on the platform: when, and the code of its receipt. Leads to all receipts. */
export function ReceiptLine({ receipt, read }: ReceiptLineProps) {
  const { t, language } = useTexts('receipt');
  const arrival = useArrival();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        height="auto"
        px="0"
        py="1"
        css={forFingers}
        lang={language}
        color="fg.muted"
        fontWeight="normal"
        whiteSpace="normal"
        flexWrap="wrap"
        flexShrink="1"
        maxW="full"
        justifyContent="start"
        textAlign="start"
        textDecoration="underline"
        textDecorationStyle="dotted"
        textUnderlineOffset="3px"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('received', { time: arrival(receipt.at) })}{' '}
        <chakra.span fontFamily="mono" whiteSpace="nowrap">
          {receiptCode(receipt)}
        </chakra.span>
      </Button>
      {isOpen && (
        <Suspense>
          <ReceiptsDialog read={read} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
