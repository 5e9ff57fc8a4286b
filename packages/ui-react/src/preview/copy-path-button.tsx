import { Button } from '@chakra-ui/react';
import { tokens } from '@lemma/core/di';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';

/** How long the button says that it has copied (specification 000 §9). */
const confirmationMs = 2000;

/** Copies where a document lives, and says so. */
export function CopyPathButton({ onCopy }: { readonly onCopy: () => Promise<void> }) {
  const clock = useService(tokens.clock);
  const { t } = useTexts('preview');
  const [copies, setCopies] = useState(0);
  const [isConfirmed, setIsConfirmed] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    const end = clock.after(confirmationMs).subscribe(() => setIsConfirmed(false));
    return () => end.unsubscribe();
  }, [clock, copies]);
  const copy = async () => {
    await onCopy();
    setCopies((count) => count + 1);
    setIsConfirmed(true);
  };
  return (
    <Button size="sm" variant="outline" onClick={() => void copy()}>
      {isConfirmed ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
      <span role="status">{t(isConfirmed ? 'copied' : 'copyPath')}</span>
    </Button>
  );
}
