import { Button, VisuallyHidden } from '@chakra-ui/react';
import { tokens } from '@lemma/core/tokens';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useService } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';

/** How long the button shows success or failure (specification 000 §9). */
const answerMs = 2000;

const answers = { copied: 'copied', refused: 'copyRefused' } as const;

interface CopyButtonProps {
  readonly label: string;
  readonly onCopy: () => Promise<void>;
}

/** Copies something and says so; or that the browser does not allow it. */
export function CopyButton({ label, onCopy }: CopyButtonProps) {
  const clock = useService(tokens.clock);
  const { t } = useTexts('preview');
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<keyof typeof answers>();
  useEffect(() => {
    if (tries === 0) return;
    const end = clock.after(answerMs).subscribe(() => setAnswer(undefined));
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
      <Button size="sm" minH={{ base: '11', md: '9' }} variant="outline" onClick={() => void copy()}>
        {answer === 'copied' ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        {answer === undefined ? label : t(answers[answer])}
      </Button>
      {/* Not inside the button: what is announced there is not part of its name. */}
      <VisuallyHidden role="status">{answer === undefined ? '' : t(answers[answer])}</VisuallyHidden>
    </>
  );
}
