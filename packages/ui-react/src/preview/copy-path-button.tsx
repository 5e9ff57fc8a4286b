import { Button, VisuallyHidden } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';

/** How long the button shows success or failure (specification 000 §9). */
const answerMs = 2000;

const answers = { asked: 'copyPath', copied: 'copied', refused: 'copyRefused' } as const;

/** Copies the path of a document and says so; or that the browser does not allow it. */
export function CopyPathButton({ onCopy }: { readonly onCopy: () => Promise<void> }) {
  const clock = useService(tokens.clock);
  const { t } = useTexts('preview');
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<keyof typeof answers>('asked');
  useEffect(() => {
    if (tries === 0) return;
    const end = clock.after(answerMs).subscribe(() => setAnswer('asked'));
    return () => end.unsubscribe();
  }, [clock, tries]);
  const copy = async () => {
    const isCopied = await onCopy().then(
      () => true,
      () => false,
    );
    setTries((count) => count + 1);
    setAnswer(isCopied ? 'copied' : 'refused');
  };
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        {answer === 'copied' ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        {t(answers[answer])}
      </Button>
      {/* Not inside the button: what is announced there is not part of its name. */}
      <VisuallyHidden role="status">{answer === 'asked' ? '' : t(answers[answer])}</VisuallyHidden>
    </>
  );
}
