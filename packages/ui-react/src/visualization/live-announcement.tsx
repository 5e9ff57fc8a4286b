import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useClock } from '../binding/index.ts';
import { useTexts } from '../language/index.ts';
import type { Sentence } from './sentences.ts';

/**
 * Delay before changes are announced: waits until the reader has stopped, so that intermediate steps are not read out.
 */
const stillMs = 700;

interface LiveAnnouncementProps {
  readonly sentences: readonly Sentence[];
}

/** Announces changes of the figure to screen readers. */
export function LiveAnnouncement({ sentences }: LiveAnnouncementProps) {
  const { language } = useTexts('visualization');
  const clock = useClock();
  const [said, setSaid] = useState({ sentences, text: '' });
  useEffect(() => {
    const still = clock.after(stillMs).subscribe(() => {
      setSaid((before) => {
        const text = changes(before.sentences, sentences);
        return text === '' ? before : { sentences, text };
      });
    });
    return () => still.unsubscribe();
  }, [clock, sentences]);
  return (
    <chakra.p srOnly lang={language} aria-live="polite">
      {said.text}
    </chakra.p>
  );
}

function changes(before: readonly Sentence[], after: readonly Sentence[]): string {
  const known = new Set(before.map(({ text }) => text));
  return after
    .filter(({ text }) => !known.has(text))
    .map(({ text }) => text)
    .join(' ');
}
