import { chakra } from '@chakra-ui/react';
import type { SceneStore } from '@lemma/viz-engine/scene';
import { useEffect, useRef, useState } from 'react';
import { debounceTime, skip } from 'rxjs';
import { useTexts } from '../language/index.ts';
import type { Sentence } from './sentences.ts';

/** Says what has changed when the reader has stopped moving things, so that nobody hears every step in between. */
const stillMs = 700;

interface LiveAnnouncementProps {
  readonly store: SceneStore;
  readonly sentences: readonly Sentence[];
}

/** Tells who cannot see the figure what has become of it. */
export function LiveAnnouncement({ store, sentences }: LiveAnnouncementProps) {
  const { language } = useTexts('visualization');
  const now = useRef(sentences);
  const [said, setSaid] = useState({ sentences, text: '' });
  useEffect(() => {
    now.current = sentences;
  });
  useEffect(() => {
    const subscription = store.state$.pipe(skip(1), debounceTime(stillMs)).subscribe(() => {
      setSaid((before) => ({ sentences: now.current, text: changes(before.sentences, now.current) }));
    });
    return () => subscription.unsubscribe();
  }, [store]);
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
