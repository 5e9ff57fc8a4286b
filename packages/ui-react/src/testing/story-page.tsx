import type { CodeRunner } from '@lemma/core/code-cell';
import { readDocument } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import type { AnswerShelf } from '@lemma/core/mathlet';
import type { QuickcheckJudge } from '@lemma/core/quickcheck';
import type { Span } from '@lemma/core/source';
import { fakeServices, type Ports } from '@lemma/core/testing';
import { useState } from 'react';
import { ServicesProvider } from '../binding/index.ts';
import { DocumentView } from '../document/index.ts';

interface StoryPageProps {
  /** The content of `content`. */
  readonly content: string;
  readonly title?: string;
  readonly language?: Language;
  readonly seed?: number;
  readonly interactive?: boolean;
  readonly annotations?: boolean;
  readonly answers?: AnswerShelf;
  /** Judges the inputs of quick checks. By default, as the server does. */
  readonly judge?: QuickcheckJudge;
  /** Runs code cells. By default, they never end. */
  readonly runner?: CodeRunner;
  /** Other ports that matter to the story. */
  readonly ports?: Partial<Ports>;
  readonly onPlace?: (span: Span) => void;
}

/** A document around some XML, for stories. */
export function StoryPage({ content, title = '', language = 'en', judge, runner, ports, ...reading }: StoryPageProps) {
  const read = readDocument(
    `<document lang="${language}"><title>${title}</title><content>${content}</content></document>`,
  );
  const [services] = useState(() =>
    fakeServices({ ...(judge && { quickcheckJudge: judge }), ...(runner && { codeRunner: runner }), ...ports }),
  );
  return read.ok ? (
    <ServicesProvider services={services}>
      <DocumentView document={read.value} {...reading} />
    </ServicesProvider>
  ) : (
    <pre>{JSON.stringify(read.failure)}</pre>
  );
}
