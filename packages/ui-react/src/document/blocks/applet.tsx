import type { Applet } from '@lemma/core/document';
import { placeKey, readAnswerPlace, type PageAnswers } from '@lemma/core/mathlet';
import { Suspense, use, type ComponentProps } from 'react';
import { LateAppletView } from '../../applet/index.ts';
import { useStore } from '../../binding/index.ts';
import { PageProblemContext } from '../page-problem.ts';
import { PageReadingContext } from '../page-reading.ts';
import { placeOf } from '../place.ts';

/** An applet; its answer belongs to the problem of the page, if any. */
export function AppletBlockView({ block }: { readonly block: Applet }) {
  const problem = use(PageProblemContext);
  const { interactive } = use(PageReadingContext);
  const place = readAnswerPlace(block.answer);
  const seen = { path: block.path ?? '', type: block.type, place: block.span.from, isEditable: interactive };
  return (
    <div {...placeOf(block.span)}>
      <Suspense>
        {problem === undefined || place === undefined ? (
          <LateAppletView {...seen} answer={undefined} />
        ) : (
          <AnsweringApplet {...seen} answers={problem.answers} at={placeKey(place)} />
        )}
      </Suspense>
    </div>
  );
}

type Seen = Pick<ComponentProps<typeof LateAppletView>, 'path' | 'type' | 'place' | 'isEditable'>;

function AnsweringApplet({ answers, at, ...seen }: Seen & { readonly answers: PageAnswers; readonly at: string }) {
  const text = useStore(answers, (all) => all.get(at)?.text ?? '');
  return (
    <LateAppletView {...seen} answer={{ text, give: (given) => answers.give(new Map([[at, { text: given }]])) }} />
  );
}
