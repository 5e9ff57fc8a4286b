import type { Applet } from '@lemma/core/document';
import { placeKey, readAnswerPlace, type AnswerPlace, type BridgeFailure } from '@lemma/core/mathlet';
import { ShelfAnswers } from '@lemma/core/problem';
import { fail } from '@lemma/core/store';
import { Suspense, use, useState, type ComponentProps } from 'react';
import { LateAppletView } from '../../applet/index.ts';
import { useStore } from '../../binding/index.ts';
import { BridgeFailures } from '../../visualization/index.ts';
import { pageMemory } from '../page-memory.ts';
import { PageProblemContext, type PageProblem } from '../page-problem.ts';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';

/** An applet; its answer belongs to the problem of the page, if any. */
export function AppletBlockView({ block }: { readonly block: Applet }) {
  const problem = use(PageProblemContext);
  const { interactive, applets } = use(PageReadingContext);
  const place = readAnswerPlace(block.answer);
  const { type, path = '' } = block;
  const seen = { path, type, place: block.span.from, ofPage: applets, isEditable: interactive };
  return (
    <div {...placeOf(block.span)}>
      <Suspense>
        {place === undefined ? (
          <LateAppletView {...seen} answer={undefined} />
        ) : (
          <AnsweringApplet {...seen} problem={problem} at={place} />
        )}
      </Suspense>
    </div>
  );
}

type Seen = Pick<ComponentProps<typeof LateAppletView>, 'path' | 'type' | 'place' | 'ofPage' | 'isEditable'>;

interface AnsweringProps extends Seen {
  /** The problem of the page; undefined if there is none. */
  readonly problem: PageProblem | undefined;
  readonly at: AnswerPlace;
}

/** An applet that answers a question, and why its answer cannot be stored (specification 002 §8.3). */
function AnsweringApplet({ problem, at, ...seen }: AnsweringProps) {
  const text = useStore(problem?.answers ?? noAnswers, (all) => all.get(placeKey(at))?.text ?? '');
  const [failures, setFailures] = useState<readonly BridgeFailure[]>([]);
  async function give(given: string) {
    const answer = { name: seen.path, place: at, text: given, moved: {} };
    const stored = await (problem?.mathlet.store([answer]) ?? fail([{ kind: 'cannotStore' } as const]));
    setFailures(stored.ok ? [] : stored.failure);
  }
  return (
    <>
      <LateAppletView {...seen} answer={{ text, give: (given) => void give(given) }} />
      <BridgeFailures failures={failures} />
    </>
  );
}

const noAnswers = new ShelfAnswers({ storage: pageMemory(), key: 'answers' }, 0);
