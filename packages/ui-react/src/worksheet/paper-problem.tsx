import { Box, chakra, Skeleton } from '@chakra-ui/react';
import type { AnswersByKey, PageAnswers } from '@lemma/core/mathlet';
import type { PreviewStore } from '@lemma/core/preview';
import { Store } from '@lemma/core/store';
import type { WorksheetProblem } from '@lemma/core/worksheet';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '../binding/index.ts';
import { DocumentView } from '../document/index.ts';
import { useTexts } from '../language/index.ts';
import { PreviewFailureNotice } from '../preview/index.ts';
import { WithheldContext } from '../reveal/index.ts';

interface PaperProblemProps {
  readonly problem: WorksheetProblem;
  /** From 1. */
  readonly number: number;
  /** Loads the problem. */
  readonly store: PreviewStore;
  readonly seed: number;
  readonly withSolution: boolean;
  /** Below the problem, in centimetres. */
  readonly room: number;
  readonly startsPage: boolean;
  /** Prefix of the ids on the page: the same problem is on other sheets as well. */
  readonly idPrefix: string;
  /** Called when it is on the page, or when it is known that it cannot be. */
  readonly onWhole: () => void;
}

/** A problem on paper: lines instead of fields, and nothing that can be moved. */
export function PaperProblem({ problem, number, store, startsPage, room, onWhole, ...shown }: PaperProblemProps) {
  const { t } = useTexts('worksheet');
  const found = useStore(store);
  const [blank] = useState(() => new NotAnswered(new Map()));
  const tellWhole = useEffectEvent(onWhole);
  const hasFailed = found.status === 'failed';
  useEffect(() => {
    if (hasFailed) tellWhole();
  }, [hasFailed]);
  return (
    // A margin, and not an element: it ends with its page.
    <chakra.section
      data-paper-problem=""
      mt="6"
      mb={`${String(room)}cm`}
      // With its solution, a problem need not be in one piece.
      breakInside={shown.withSolution ? 'auto' : 'avoid'}
      breakBefore={startsPage ? 'page' : 'auto'}
    >
      <Box fontWeight="semibold" color="fg.muted" breakAfter="avoid">
        {t('paper.problem', { number, points: t('points', { count: problem.weight }) })}
      </Box>
      {found.status === 'loading' && <Skeleton height="24" aria-hidden="true" />}
      {found.status === 'failed' && (
        <PreviewFailureNotice
          failure={found.failure}
          sought="problem"
          languageHref={() => '#'}
          onRetry={() => void store.load()}
        />
      )}
      {found.status === 'loaded' && (
        <WithheldContext value={!shown.withSolution}>
          <DocumentView
            document={found.value.document}
            seed={shown.seed}
            interactive={false}
            solutions={shown.withSolution ? 'always' : 'never'}
            problemAnswers={blank}
            idPrefix={shown.idPrefix}
            titleAs="h2"
            onWhole={onWhole}
          />
        </WithheldContext>
      )}
    </chakra.section>
  );
}

/** Nobody answers here: this is done on paper. */
class NotAnswered extends Store<AnswersByKey> implements PageAnswers {
  give(): boolean {
    return false;
  }
}
