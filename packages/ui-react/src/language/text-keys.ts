import type { FindingCode } from '@lemma/core/source';
import type { Language } from '@lemma/core/language';
import type answer from './texts/de/answer.json';
import type assignment from './texts/de/assignment.json';
import type applet from './texts/de/applet.json';
import type cindy from './texts/de/cindy.json';
import type codeCell from './texts/de/code-cell.json';
import type course from './texts/de/course.json';
import type customisation from './texts/de/customisation.json';
import type deadline from './texts/de/deadline.json';
import type document from './texts/de/document.json';
import type editor from './texts/de/editor.json';
import type embeddingEditor from './texts/de/embedding-editor.json';
import type expression from './texts/de/expression.json';
import type germanFailure from './texts/de/failure.json';
import type formula from './texts/de/formula.json';
import type game from './texts/de/game.json';
import type learner from './texts/de/learner.json';
import type media from './texts/de/media.json';
import type outbox from './texts/de/outbox.json';
import type ownDocument from './texts/de/own-document.json';
import type palette from './texts/de/palette.json';
import type preview from './texts/de/preview.json';
import type problem from './texts/de/problem.json';
import type quickcheck from './texts/de/quickcheck.json';
import type receipt from './texts/de/receipt.json';
import type rating from './texts/de/rating.json';
import type reference from './texts/de/reference.json';
import type search from './texts/de/search.json';
import type selector from './texts/de/selector.json';
import type selftest from './texts/de/selftest.json';
import type shell from './texts/de/shell.json';
import type taxonomy from './texts/de/taxonomy.json';
import type tileBoard from './texts/de/tile-board.json';
import type tryOut from './texts/de/try-out.json';
import type visualization from './texts/de/visualization.json';
import type workflow from './texts/de/workflow.json';
import type worksheetDraft from './texts/de/worksheet-draft.json';
import type worksheetTemplate from './texts/de/worksheet-template.json';
import type worksheet from './texts/de/worksheet.json';
import type englishFailure from './texts/en/failure.json';
import type frenchFailure from './texts/fr/failure.json';
import type chineseFailure from './texts/zh/failure.json';

/** Texts keyed by finding: each finding has one, and each belongs to a finding. */
type TextsOfFindings<Texts extends { [Code in FindingCode | keyof Texts]: Code extends FindingCode ? string : never }> =
  Texts;

/** A finding whose text is missing or misspelt in one of the languages does not compile. */
interface FindingTexts extends Readonly<Record<Language, unknown>> {
  readonly de: TextsOfFindings<typeof germanFailure.codes>;
  readonly en: TextsOfFindings<typeof englishFailure.codes>;
  readonly fr: TextsOfFindings<typeof frenchFailure.codes>;
  readonly zh: TextsOfFindings<typeof chineseFailure.codes>;
}

/** The German texts, which serve as the reference; a test ensures that all languages have the same keys. */
interface GermanTexts {
  readonly answer: typeof answer;
  readonly applet: typeof applet;
  readonly assignment: typeof assignment;
  readonly cindy: typeof cindy;
  readonly 'code-cell': typeof codeCell;
  readonly course: typeof course;
  readonly customisation: typeof customisation;
  readonly deadline: typeof deadline;
  readonly document: typeof document;
  readonly editor: typeof editor;
  readonly 'embedding-editor': typeof embeddingEditor;
  readonly expression: typeof expression;
  readonly failure: typeof germanFailure & { readonly codes: FindingTexts['de'] };
  readonly formula: typeof formula;
  readonly game: typeof game;
  readonly learner: typeof learner;
  readonly media: typeof media;
  readonly outbox: typeof outbox;
  readonly 'own-document': typeof ownDocument;
  readonly palette: typeof palette;
  readonly preview: typeof preview;
  readonly problem: typeof problem;
  readonly quickcheck: typeof quickcheck;
  readonly receipt: typeof receipt;
  readonly rating: typeof rating;
  readonly reference: typeof reference;
  readonly search: typeof search;
  readonly selector: typeof selector;
  readonly selftest: typeof selftest;
  readonly shell: typeof shell;
  readonly taxonomy: typeof taxonomy;
  readonly 'tile-board': typeof tileBoard;
  readonly 'try-out': typeof tryOut;
  readonly visualization: typeof visualization;
  readonly workflow: typeof workflow;
  readonly 'worksheet-draft': typeof worksheetDraft;
  readonly 'worksheet-template': typeof worksheetTemplate;
  readonly worksheet: typeof worksheet;
}

/** A domain term with texts. */
export type Namespace = keyof GermanTexts;

/** The dotted keys of a domain term's texts, such as `save.failed`. Plural forms count as one text. */
export type TextKey<Of extends Namespace> = Of extends Namespace ? Leaf<GermanTexts[Of]> : never;

type Leaf<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string ? Singular<Key> : `${Key}.${Leaf<Branch[Key]>}`;
}[keyof Branch & string];

type Singular<Key extends string> = Key extends `${infer Word}_${'one' | 'other'}` ? Word : Key;
