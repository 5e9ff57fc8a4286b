import { readDocument } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';
import type { AnswerShelf } from '@lemma/core/mathlet';
import type { Span } from '@lemma/core/source';
import { DocumentView } from './document-view.tsx';

interface StoryPageProps {
  /** What stands inside `content`. */
  readonly content: string;
  readonly title?: string;
  readonly language?: Language;
  readonly seed?: number;
  readonly interactive?: boolean;
  readonly annotations?: boolean;
  readonly answers?: AnswerShelf;
  readonly onPlace?: (span: Span) => void;
}

/** A document around some XML, for stories. */
export function StoryPage({ content, title = '', language = 'en', ...reading }: StoryPageProps) {
  const read = readDocument(
    `<document lang="${language}"><title>${title}</title><content>${content}</content></document>`,
  );
  return read.ok ? <DocumentView document={read.value} {...reading} /> : <pre>{JSON.stringify(read.failure)}</pre>;
}
