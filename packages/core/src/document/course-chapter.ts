import { chapterKinds, courseRoles, type ChapterKind, type CourseRole } from '../course/index.ts';
import type { Span } from '../source/index.ts';
import { plainContentPath } from './content-path.ts';
import { headlineFormat, type AttributeFormat, type PartFormat } from './format.ts';
import type { Inline } from './inline.ts';
import { placeText, printHeadline, type Printing } from './printing.ts';
import type { DocumentReading } from './reading.ts';
import { childOf, childrenOf, spanOf, wordIn } from './xml-element.ts';
import { element as write, type Markup } from './xml-writer.ts';
import type { XmlElement } from './xml.ts';

/** A chapter of a course document. */
export interface CourseChapter {
  readonly kind: ChapterKind;
  readonly title: readonly Inline[];
  readonly entries: readonly CourseEntry[];
  readonly span: Span;
}

/** What a chapter consists of: articles to be read, articles beside them, and worksheets. */
export type CourseEntry = CourseReading | CourseWorksheet;

/** An article of a chapter. */
export interface CourseReading {
  readonly kind: 'lecture' | 'annex';
  readonly role: CourseRole;
  readonly target: CourseTarget;
}

/** Problems of a chapter that belong together. */
export interface CourseWorksheet {
  readonly kind: 'worksheet';
  readonly role: CourseRole;
  /** Empty if its role says enough. */
  readonly title: readonly Inline[];
  readonly problems: readonly CourseTarget[];
  readonly span: Span;
}

/** A document that a course refers to, by its path in the content, and where it does. */
export interface CourseTarget {
  readonly path: string;
  readonly span: Span;
}

const entryKinds = ['lecture', 'annex', 'worksheet'] as const;

const path: AttributeFormat = {
  name: 'path',
  values: 'path',
  default: '',
  meaning: 'its path; without one it is left out',
};

/** The chapters of a course, behind its content. */
export const courseChapterFormat: PartFormat = {
  tag: 'chapter',
  many: true,
  meaning: 'a chapter of a course',
  attributes: [{ name: 'kind', values: chapterKinds, default: 'regular', meaning: 'whether it may be left out' }],
  content: [
    headlineFormat,
    {
      tag: 'entry',
      many: true,
      meaning: 'an article, or problems that belong together',
      attributes: [
        { name: 'kind', values: entryKinds, default: 'lecture', meaning: 'what it is' },
        { name: 'role', values: courseRoles, default: 'article', meaning: 'what it is for' },
        { name: 'path', values: 'path', default: '', meaning: 'of an article: its path; without one it is left out' },
      ],
      content: [
        headlineFormat,
        { tag: 'problem', many: true, meaning: 'a problem of a worksheet', attributes: [path], content: [] },
      ],
    },
  ],
};

/** Reads a chapter. */
export function readCourseChapter(element: XmlElement, reading: DocumentReading): CourseChapter {
  return {
    kind: wordIn(element, 'kind', chapterKinds) ?? 'regular',
    title: reading.inline(childOf(element, 'headline')),
    entries: childrenOf(element, 'entry').flatMap((entry) => readEntry(entry, reading)),
    span: spanOf(element),
  };
}

function readEntry(element: XmlElement, reading: DocumentReading): readonly CourseEntry[] {
  const kind = wordIn(element, 'kind', entryKinds) ?? 'lecture';
  const role = wordIn(element, 'role', courseRoles) ?? 'article';
  if (kind !== 'worksheet') return targetIn(element).map((target) => ({ kind, role, target }));
  const title = reading.inline(childOf(element, 'headline'));
  const problems = childrenOf(element, 'problem').flatMap(targetIn);
  return [{ kind, role, title, problems, span: spanOf(element) }];
}

function targetIn(element: XmlElement): readonly CourseTarget[] {
  const known = plainContentPath(element.attributes['path']);
  return known === undefined ? [] : [{ path: known, span: spanOf(element) }];
}

/** Prints a chapter. */
export function printCourseChapter({ kind, title, entries, span }: CourseChapter, printing: Printing): Markup {
  return write('chapter', { kind, at: placeText(span) }, [
    printHeadline(title, printing),
    entries.map((entry) => printEntry(entry, printing)),
  ]);
}

function printEntry(entry: CourseEntry, printing: Printing): Markup {
  const { kind, role } = entry;
  if (entry.kind !== 'worksheet') return write('entry', { kind, role, ...targetAttributes(entry.target) });
  return write('entry', { kind, role, at: placeText(entry.span) }, [
    printHeadline(entry.title, printing),
    entry.problems.map((problem) => write('problem', targetAttributes(problem))),
  ]);
}

function targetAttributes({ path: known, span }: CourseTarget) {
  return { path: known, at: placeText(span) };
}
