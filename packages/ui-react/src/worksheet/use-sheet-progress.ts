import { tokens } from '@lemma/core/tokens';
import { SheetProgressStore, type Worksheet } from '@lemma/core/worksheet';
import { useMemo } from 'react';
import { useService } from '../binding/index.ts';

/** How far the reader is in a worksheet while its page is shown. */
export function useSheetProgress(worksheet: Worksheet): SheetProgressStore {
  const problems = useService(tokens.problemGateway);
  const outbox = useService(tokens.outbox);
  return useMemo(() => new SheetProgressStore({ problems, outbox }, worksheet), [problems, outbox, worksheet]);
}
