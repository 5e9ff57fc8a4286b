import { Badge, Button } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useStore } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import { lateView } from '../shell/index.ts';
import { useSelector } from './use-selector.ts';

const ExportDialog = lateView(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** How many items are selected; opens the export dialog (specification 000 §2). */
export function ExportButton({ onCopy }: { readonly onCopy: (text: string) => Promise<void> }) {
  const { items } = useStore(useSelector());
  const { t } = useTexts('selector');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={opener}
        position="fixed"
        insetEnd={{ base: '4', md: '8' }}
        bottom={{ base: '4', md: '6' }}
        zIndex="docked"
        size="lg"
        boxShadow="lg"
        borderRadius="full"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <ListChecks size={20} aria-hidden="true" />
        {`${t('selection')} `}
        <Badge
          colorPalette="gray"
          variant="solid"
          bg="bg"
          color="fg"
          borderRadius="full"
          minW="6"
          justifyContent="center"
        >
          {items.length}
        </Badge>
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog opener={opener} onCopy={onCopy} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
