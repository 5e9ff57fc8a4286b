import { element, type DocumentKind, type XmlElement } from '@lemma/core/document';
import type { Span } from '@lemma/core/source';
import { trimmedIn } from '../preparation/index.ts';
import type { Node } from '../syntax/index.ts';
import { writeChapters } from './blocks/course-chapter.ts';
import { writeMetainfo } from './metainfo.ts';
import { writeByline } from './byline.ts';
import { trimmed, type WrittenPage } from './page.ts';
import { argumentOf, commandsOf, countIn, environmentsOf } from './parts.ts';

/** The parts of a source. A source without any document parts is all content. */
export interface DocumentParts {
  readonly isFragment: boolean;
  /** Whether the content is in an environment of its own. */
  readonly isEnclosed: boolean;
  readonly preamble: readonly Node[];
  readonly metainfo: readonly Node[];
  readonly content: readonly Node[];
  /** The start of the content, where missing parts are reported. */
  readonly place: Span;
}

const preambleCommands: ReadonlySet<string> = new Set(
  'documentclass usepackage embedmathlet ombchapter ombarticle title subtitle author version'.split(' '),
);

/** Splits a source into its parts. */
export function partsOf(nodes: readonly Node[]): DocumentParts {
  const metainfo = environmentsOf('metainfo', nodes);
  const [content] = environmentsOf('content', nodes);
  const isFragment = content === undefined && metainfo.length === 0 && commandsOf('documentclass', nodes).length === 0;
  return {
    isFragment,
    isEnclosed: content !== undefined,
    preamble: nodes.filter((node) => node !== content && !isMetainfo(node)),
    metainfo: metainfo.flatMap((environment) => environment.nodes),
    content: content?.nodes ?? nodes.filter((node) => !isMetainfo(node)),
    place: content?.nameSpan ?? { from: 0, to: 0 },
  };
}

function isMetainfo(node: Node): boolean {
  return node.kind === 'environment' && node.name === 'metainfo';
}

/** The title of a document or fragment; missing if there is none. */
export function titleOf({ content, preamble }: DocumentParts): readonly Node[] | undefined {
  return (argumentOf('title', content) ?? argumentOf('title', preamble))?.nodes;
}

/** Writes a whole document. */
export function writeDocument(parts: DocumentParts, page: WrittenPage): XmlElement {
  reportTextOutside(parts, page);
  const chapter = number(parts, page);
  const titleNodes = titleOf(parts) ?? [];
  const title = page.plain(titleNodes).trim();
  if (title === '' && !parts.isFragment) reportMissingTitle(parts, page);
  const kind = kindOf(parts, page);
  const chapters = kind === 'course' ? environmentsOf('chapter', parts.content) : [];
  const besideChapters = parts.content.map((node): Node =>
    chapters.some((chapter) => chapter === node) ? { kind: 'paragraphBreak', span: node.span } : node,
  );
  const document = element('document', { kind, lang: page.language }, [
    element('metainfo', {}, writeMetainfo(parts.metainfo, title, page, chapter)),
    element('title', {}, page.line(titleNodes)),
    writeByline([...parts.preamble, ...parts.content], page),
    element('content', {}, page.blocks(besideChapters)),
    writeChapters(chapters, page),
  ]);
  page.names.reportReferences();
  return document;
}

function reportMissingTitle({ content, preamble, place }: DocumentParts, page: WrittenPage): void {
  const command = commandsOf('title', content)[0] ?? commandsOf('title', preamble)[0];
  page.report('no_converted_title', command?.span ?? place, { language: page.language });
}

/** The numbers that chapters and articles have. */
const numbered = { least: 0, most: 99_999 };

/** Starts the numbers of headings; returns that of the chapter. */
function number({ preamble, content }: DocumentParts, page: WrittenPage): number | undefined {
  const nodes = [...preamble, ...content];
  const chapter = countIn(argumentOf('ombchapter', nodes), numbered, page);
  const article = countIn(argumentOf('ombarticle', nodes), numbered, page);
  if (chapter !== undefined) page.numbering.chapter(chapter);
  if (article !== undefined) page.numbering.article(article);
  return chapter;
}

/** The kind of a document: its class says it, or else what is in it. */
export function kindOf({ preamble, content }: DocumentParts, page: WrittenPage): DocumentKind {
  const argument = argumentOf('documentclass', preamble);
  if (argument !== undefined) {
    const { text, span } = trimmed(argument);
    if (text.startsWith('mumie.problem')) return 'problem';
    if (text.startsWith('mumie.article')) return 'article';
    if (text.startsWith('mumie.course')) return 'course';
    page.report('unknown-document-class', span, { text });
  }
  return content.some((node) => node.kind === 'environment' && node.name === 'problem') ? 'problem' : 'article';
}

function reportTextOutside({ preamble, isEnclosed }: DocumentParts, page: WrittenPage): void {
  if (!isEnclosed) return;
  for (const node of preamble) {
    const isSilent =
      node.kind === 'paragraphBreak' ||
      (node.kind === 'text' && node.text.trim() === '') ||
      (node.kind === 'command' && preambleCommands.has(node.name));
    if (isSilent) continue;
    page.report('text-outside-content', trimmedIn(page.text, node.span).span);
  }
}
