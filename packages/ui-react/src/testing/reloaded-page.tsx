import { Button } from '@chakra-ui/react';
import type { Language } from '@lemma/core/language';
import type { AnswersByKey } from '@lemma/core/mathlet';
import { ShelfAnswers } from '@lemma/core/problem';
import { MemoryStorage } from '@lemma/core/testing';
import { useState } from 'react';
import { StoryPage } from './story-page.tsx';

interface ReloadedPageProps {
  readonly content: string;
  readonly language?: Language;
  /** What was given on an earlier visit. */
  readonly given?: AnswersByKey;
}

/** The seed of a page in a story. */
const seed = 1;

/** A page that can be left and reopened with the answers stored meanwhile, and corrected. */
export function ReloadedPage({ content, language = 'en', given }: ReloadedPageProps) {
  const [answers] = useState(() => {
    const shelf = { storage: new MemoryStorage(), key: 'problem' };
    if (given !== undefined) new ShelfAnswers(shelf, seed).give(given);
    return shelf;
  });
  const [visit, setVisit] = useState(1);
  const [isCorrected, setIsCorrected] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setVisit(visit + 1)}>
        Reload
      </Button>
      <Button size="sm" variant="outline" onClick={() => setIsCorrected(!isCorrected)}>
        Correct
      </Button>
      <StoryPage
        key={visit}
        content={content}
        answers={answers}
        interactive={!isCorrected}
        language={language}
        seed={seed}
      />
    </>
  );
}
