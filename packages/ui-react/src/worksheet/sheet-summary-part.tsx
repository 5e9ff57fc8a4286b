import { Button } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import { sheetSummary, type SheetProgressStore, type Worksheet } from '@lemma/core/worksheet';
import { ListTodo } from 'lucide-react';
import { useState } from 'react';
import { forFingers } from '../answer/index.ts';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { SheetSummaryView } from './sheet-summary-view.tsx';

interface SheetSummaryPartProps {
  readonly worksheet: Worksheet;
  readonly sheet: SheetProgressStore;
  readonly language: Language;
  /** The signed deadline in the address. */
  readonly signedDeadline: string | undefined;
  readonly onSelect: (position: number) => void;
}

/** The button for what is still missing in a worksheet, and what it shows. */
export function SheetSummaryPart({ worksheet, sheet, language, signedDeadline, onSelect }: SheetSummaryPartProps) {
  const { t } = useTexts('worksheet');
  const state = useStore(sheet);
  const [isShown, setIsShown] = useState(false);
  const references = worksheet.problems.map(({ path }) => ({
    path,
    language,
    worksheet: worksheet.id,
    ...(signedDeadline !== undefined && { signedDeadline }),
  }));
  return (
    <>
      <Button
        variant="outline"
        css={forFingers}
        height="auto"
        alignSelf={{ base: 'stretch', sm: 'flex-start' }}
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
        _print={{ display: 'none' }}
      >
        <ListTodo size={16} aria-hidden="true" />
        {t('summary.show')}
      </Button>
      {isShown && (
        <SheetSummaryView
          summary={sheetSummary(worksheet, state.progress)}
          total={worksheet.problems.length}
          language={language}
          state={state}
          onSelect={onSelect}
          onSave={() => void sheet.saveChanged(references)}
        />
      )}
    </>
  );
}
