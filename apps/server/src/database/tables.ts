import type { ColumnType, Generated } from 'kysely';
import type { Correction, Taxonomy } from '@lemma/api-client/wire';
import type { Audience } from '@lemma/core/assignment';
import type { BrokenEvaluator, CodeMark } from '@lemma/core/code-answer';
import type { CourseTree } from '@lemma/core/course';
import type { Answer, DocumentKind } from '@lemma/core/document';
import type { Drawing } from '@lemma/core/exercise';
import type { Asked } from '@lemma/core/judgement';
import type { Language, LocalizedText } from '@lemma/core/language';
import type { Moved } from '@lemma/core/mathlet';
import type { AttemptState } from '@lemma/core/problem';
import type { ReceiptKind } from '@lemma/core/receipt';
import type { SelftestState } from '@lemma/core/selftest';
import type { LabelingName } from '@lemma/core/taxonomy';

/** A JSON column: read as its value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;
/** A timestamp: read as a date, written as a date or by the database's clock. */
type Moment = ColumnType<Date, Date | undefined, Date>;
/** A column only the database's own functions read. */
type Vector = ColumnType<never, string, string>;

/** The sources in the pool. `tex` contains all languages; `content_hash` shows whether a file has changed. */
interface DocumentTable {
  path: string;
  tex: string;
  content_hash: string;
  /** Whether it was made from another document. */
  customized: Generated<boolean>;
  created_at: Moment;
  /** The subject of its owner's tokens; null for what the content folder contains. */
  owner: string | null;
  /** What a customisation was made from. */
  original_path: string | null;
  /** The worksheet of its owner that a customisation belongs to. */
  worksheet_id: string | null;
  /** Of a document with an owner; counts from 1. */
  version: Generated<number>;
  /** Deleted documents can be restored by their owner for some time. */
  deleted_at: Date | null;
}

/** The latest sources of a document with an owner, the current one included. */
interface CustomisationVersionTable {
  path: string;
  version: number;
  tex: string;
  created_at: Moment;
}

/** A picture beside a document with an owner. `hash` is that of its bytes. */
interface DocumentPictureTable {
  path: string;
  name: string;
  owner: string;
  hash: string;
  size: number;
  bytes: Uint8Array;
  created_at: Moment;
}

/** A customisation that is being edited; only its owner sees it. */
interface ProblemDraftTable {
  id: string;
  owner: string;
  /** Of the draft itself. */
  path: string;
  original_path: string;
  /** Where the customisation is, or will be. */
  customization_path: string;
  /** The worksheet that is customised: an original, or the copy of the owner. */
  worksheet_id: string | null;
  /** The version of the customisation that the draft was made from. */
  customization_version: number | null;
  tex: string;
  version: Generated<number>;
  created_at: Moment;
}

/** The copy of a worksheet whose problems its owner customises. */
interface WorksheetCustomisationTable {
  owner: string;
  original_id: string;
  worksheet_id: string;
}

/**
 * A document in one language, with what lists show of it and narrow it by. `topics` contains every topic path and all
 * its ancestors.
 */
interface ImplementationTable {
  path: string;
  language: Language;
  kind: DocumentKind;
  customized: Generated<boolean>;
  /** Null if nobody knows when it was made. */
  created_at: Date | null;
  name: string;
  sort_name: string;
  description: string;
  xml: string;
  taxonomy: Json<Taxonomy>;
  topics: string[];
  objectives: string[];
  section: string | null;
  chapter: number | null;
  difficulty: number | null;
  /** As in its document. */
  owner: string | null;
  worksheet_id: string | null;
  /** Whether others see a document with an owner, too: he shares it, or its worksheet is visible to all authors. */
  shared: Generated<boolean>;
  /** Whether its owner has deleted it: only worksheets still show it. */
  deleted: Generated<boolean>;
}

/**
 * The words of an implementation: counting hits reads a row for each, so these rows are as narrow as can be. `class` is
 * that of a document of the content folder; those of users have none.
 */
interface IndexedTextTable {
  class: string | null;
  words: Vector;
  path: string;
  language: Language;
}

/** What counting needs to know of documents that are classified alike. The id is made of the rest, which never changes. */
interface ClassificationTable {
  id: string;
  language: Language;
  kind: DocumentKind;
  topics: string[];
  objectives: string[];
  section: string | null;
  chapter: number | null;
  difficulty: number | null;
}

/**
 * Ordered documents with titles. `content_hash` identifies equal templates among those that are not deleted; that of
 * one that only its author finds contains the author.
 */
interface WorksheetTemplateTable {
  id: string;
  content_hash: string;
  title: Json<LocalizedText>;
  paths: string[];
  created_by: string;
  created_by_name: string;
  created_at: Moment;
  /** Whether all authors find it. */
  visible: Generated<boolean>;
  /** Deleted templates can be restored for some time. */
  deleted_at: Date | null;
}

/** A worksheet template's title in one language, for searching. */
interface WorksheetTitleTable {
  template_id: string;
  language: Language;
  title: string;
  sort_title: string;
  words: Vector;
}

/** A printable chapter in one language; `path` is that of the content, without a language. */
interface PdfDocumentTable {
  path: string;
  language: Language;
  chapter: number;
  name: string;
  sort_name: string;
  words: Vector;
  content_hash: Generated<string>;
  /** Null if nobody knows when it was made. */
  created_at: Date | null;
}

/** A template with one configuration. */
interface WorksheetTable {
  id: string;
  template_id: string;
  content_hash: string;
  weights: Json<readonly { readonly path: string; readonly weight: number }[]>;
  correction: Json<Correction> | null;
  created_by_name: string;
  created_at: Moment;
}

/** What a document that is a course says, in all its languages. */
interface CourseTable {
  path: string;
  tree: Json<CourseTree>;
  difficulty: number | null;
}

interface OidcPayloadTable {
  kind: string;
  id: string;
  payload: Json<Readonly<Record<string, unknown>>>;
  grant_id: string | null;
  uid: string | null;
  expires_at: Date | null;
  consumed_at: Date | null;
}

interface OidcSecretTable {
  name: string;
  value: Json<unknown>;
}

interface UserAccountTable {
  id: string;
  username: string;
  password: string;
  given_name: string;
  family_name: string;
  email: string;
  roles: string[];
  demo: boolean;
}

/** A link by which the owner of an account chooses a password; only the hash of its secret is stored. */
interface PasswordLinkTable {
  secret_hash: string;
  account_id: string;
  expires_at: Date;
}

/** A confirmed write, under the key given by its caller: repeated, it is answered again but not performed again. */
interface WriteTable {
  author: string;
  key: string;
  request_hash: string;
  answer: Json<unknown>;
  created_at: Moment;
}

/** A problem as it was when somebody began it: later changes of the document do not reach a running attempt. */
interface DocumentVersionTable {
  path: string;
  hash: string;
  language: Language;
  xml: string;
}

/** A question that an attempt asks. */
export interface AskedRow {
  readonly number: number;
  /** How many answer fields it has. */
  readonly fields: number;
  readonly hasOptions: boolean;
  /** The pool it was drawn from. */
  readonly pool?: { readonly first: number; readonly last: number };
}

/** A learner's work on a problem, on its own (`place` is empty) or in a worksheet. `draw` counts its data. */
interface AttemptTable {
  id: string;
  user_id: string;
  place: string;
  path: string;
  version_hash: string;
  seed: number;
  /** How its questions follow from the seed: work begun before they were drawn apart keeps its values. */
  drawing: Generated<Drawing>;
  draw: number;
  /** By question number: how often its data were drawn anew. */
  generations: Json<Readonly<Record<number, number>>>;
  asked: Json<readonly AskedRow[]>;
  state: Json<AttemptState>;
  created_at: Moment;
  opened_at: Moment;
  /** A later version by which the work is graded as well; the better score counts. */
  mended_hash: Generated<string | null>;
}

/** The work of all learners on a problem at a place, graded again by a mended version of it. */
interface RegradingTable {
  id: string;
  path: string;
  place: string;
  version_hash: string;
  made_by: string;
  made_by_name: string;
  made_at: Moment;
  undone_by: string | null;
  undone_at: Date | null;
}

/** What became of the work of one learner. Scores are null where nothing was corrected or decided. */
interface RegradedAttemptTable {
  regrading_id: string;
  attempt_id: string;
  draw: number;
  /** The `mended_hash` from before. */
  former_hash: string | null;
  score_before: number | null;
  score_after: number | null;
}

/**
 * The work of a learner as it was before new data; `draw` is that of the new ones, `of_draw` its own. `awaited`: the ids of
 * answers that awaited a decision. `is_undone`: replaced by the former work, not by new data.
 */
interface ReplacedWorkTable {
  attempt_id: string;
  draw: number;
  of_draw: number;
  version_hash: string;
  seed: number;
  drawing: Drawing;
  generations: Json<Readonly<Record<string, number>>>;
  asked: Json<readonly AskedRow[]>;
  state: Json<AttemptState>;
  mended_hash: string | null;
  answers: Json<Readonly<Record<string, SavedAnswer>>>;
  awaited: string[];
  made_by: string;
  made_by_name: string;
  made_at: Date;
  is_undone: Generated<boolean>;
}

/** What a learner has typed or selected, by key (`answerKeyText`). */
interface AnswerTable {
  attempt_id: string;
  key: string;
  value: string;
  language: Language;
  version: number;
  moved: Json<Readonly<Record<string, Moved>>> | null;
}

/** An answer as it was handed in. */
export interface SavedAnswer {
  readonly value: string;
  readonly lang: Language;
  readonly version: number;
  readonly moved?: Readonly<Record<string, Moved>>;
}

/** What was handed in; rows are only added, with numbers from 1 in each attempt. `counted`: it was a try. */
interface SavingTable {
  attempt_id: string;
  number: number;
  draw: number;
  received: Moment;
  counted: boolean;
  answers: Json<Readonly<Record<string, SavedAnswer>>>;
  /** Received after the deadline: it does not count until somebody accepts it. */
  late: Generated<boolean>;
  /** The subject of whoever has. */
  accepted_by: string | null;
  accepted_at: Date | null;
}

/**
 * What has arrived in an attempt, chained by hashes (`receipt/chain.ts`); rows are only added, numbered from 1. `saving`:
 * the number of what was handed in with it.
 */
interface ReceiptTable {
  attempt_id: string;
  number: number;
  kind: ReceiptKind;
  draw: number;
  /** When its first byte arrived. */
  received: Date;
  /** The idempotency key of the call. */
  key: string | null;
  saving: number | null;
  /** By answer key: the digest of what has arrived. */
  changes: Json<Readonly<Record<string, string>>>;
  /** SHA-256, as hexadecimal digits. */
  hash: string;
}

/** A worksheet given to people. `owner`: the subject of who has given it. Limits are in minutes. */
interface AssignmentTable {
  id: string;
  worksheet_id: string;
  owner: string;
  version: Generated<number>;
  audience: Audience;
  opens: Date | null;
  deadline: Date | null;
  time_limit: number | null;
  takes_late: boolean;
  /** From 0 to 1; null: all of the points. */
  late_credit: number | null;
  created_at: Moment;
  deleted_at: Date | null;
}

/** People under a name, of a lecturer. */
interface PeopleGroupTable {
  id: string;
  owner: string;
  name: string;
}

interface PeopleGroupMemberTable {
  group_id: string;
  user_id: string;
}

/** Somebody who is named in an assignment, or has opened or begun it by its link. */
interface AssignmentMemberTable {
  assignment_id: string;
  user_id: string;
  /** When they began its time limit, by saying so. */
  started_at: Date | null;
  /** When they first opened its worksheet without a time limit, or began the time limit. */
  opened_at: Date | null;
  removed_at: Date | null;
}

/** Extensions; rows are only added, numbered from 1 for each person, and the last one holds. Without times it takes back. */
interface ExtensionTable {
  assignment_id: string;
  user_id: string;
  number: number;
  deadline: Date | null;
  extra_share: number | null;
  reason: string;
  granted_by: string;
  granted_by_name: string;
  granted_at: Moment;
}

/** The outcomes of corrections; rows are only added, numbered in the same way. */
interface CorrectionTable {
  attempt_id: string;
  number: number;
  draw: number;
  corrected_at: Moment;
  /** What counts; null while nothing has been decided. */
  score: number | null;
  right_questions: Json<readonly number[]>;
  /** Those that a tutor's decisions may still make right. */
  undecided_questions: Json<readonly number[]>;
}

/** What a level of a game has brought, one for each draw of an attempt that was played to its end; rows are only added. */
interface PlayResultTable {
  attempt_id: string;
  draw: number;
  user_id: string;
  place: string;
  path: string;
  level: number;
  /** 0 to 100. */
  points: number;
  seconds: number;
  passed: boolean;
  finished_at: Moment;
}

/** The state of a self-test of a course for its learner; missing before it is evaluated for the first time. */
interface SelftestStateTable {
  user_id: string;
  worksheet_id: string;
  state: SelftestState;
  /** Counts from 1 how often it was begun. */
  round: number;
}

/** Whoever does not want others to see the own results in rankings. */
interface UnlistedPlayerTable {
  user_id: string;
}

/** What was asked for where something was typed (`Asked`), as far as its reading depends on it. */
export interface AskedInField {
  readonly type: Answer['type'];
  readonly field: Asked['field'];
  readonly names?: readonly string[];
  readonly notation?: NonNullable<Asked['notation']>;
  readonly isRelation?: boolean;
}

/**
 * An answer that was handed in and could be neither proven nor refuted, or whose score a tutor has given. `data` names the data of its question: with
 * others, or another text, it is another answer. `is_open`: it is what is handed in now, and awaits a decision.
 */
/** What a run of an evaluator has said about code. */
interface CodeMarkTable {
  attempt_id: string;
  /** SHA-256 of the code and its evaluator. */
  digest: string;
  mark: Json<CodeMark>;
}

/** Work that was handed in and waits until its code can be run. */
interface WaitingCodeTable {
  attempt_id: string;
  since: Generated<Date>;
  /** The evaluators that have failed, if it is they that it waits for. */
  broken: Json<readonly BrokenEvaluator[]> | null;
}

interface UndecidedAnswerTable {
  id: string;
  attempt_id: string;
  key: string;
  data: string;
  value: string;
  language: Language;
  /** Null, as the solution is, if it was decided automatically. */
  asked: Json<AskedInField> | null;
  /** As the author wrote it, in the language of the document. */
  solution: string | null;
  solution_language: Language | null;
  since: Moment;
  is_open: boolean;
}

/** What tutors have decided about an answer, numbered from 1; rows are only added. A score of null takes back. */
interface DecisionTable {
  answer_id: string;
  number: number;
  score: number | null;
  decided_by: string;
  decided_by_name: string;
  /** Why it replaces the automatic score; null where there is none. */
  reason: string | null;
  decided_at: Moment;
}

/** A version of a file of the taxonomy; rows are only added. Versions count from 1, the latest is in force. */
interface LabelingTable {
  name: LabelingName;
  version: number;
  text: string;
  /** The subject of its author's tokens; null for what the content folder contains. */
  author: string | null;
  created_at: Moment;
}

/** A label that a user has given to a document, for everybody who searches. */
interface UserLabelTable {
  path: string;
  label: string;
  created_by: string;
  created_at: Moment;
}

/** The language of the interface that a user has chosen. */
interface UserLanguageTable {
  user_id: string;
  language: Language;
}

/** A word that documents contain, for looking up mistyped ones: see `piecesOf`. */
interface IndexedWordTable {
  language: Language;
  /** Folded, as in the index. */
  word: string;
  /** As written in one of the documents. */
  shown: string;
  pieces: string[];
}

/** The latest deadline that was signed for a learner in a worksheet. */
interface WorksheetDeadlineTable {
  user_id: string;
  worksheet_id: string;
  deadline: Moment;
}

/** The problems that an LMS has opened for its users. */
interface LmsLaunchTable {
  user_id: string;
  path: string;
  at: Moment;
}

interface LmsTokenUseTable {
  token_hash: string;
  expires_at: Moment;
}

/** Who has changed what: see `withAudit`. */
interface AuditEntryTable {
  id: string;
  at: Moment;
  user_id: string;
  user_name: string;
  /** The id of the call. */
  call: string;
  subject: string;
  /** The idempotency key of the write. */
  key: string | null;
}

/**
 * How often something of the pool has changed: by a trigger, with the change itself, so that whoever sees one sees the
 * other. Their sum over all connections counts.
 */
interface RevisionTable {
  topic: 'documents' | 'labels' | 'worksheets';
  /** The process of the database that has made the changes. */
  connection: number;
  number: string;
}

interface MigrationTable {
  name: string;
  applied_at: Moment;
}

/** What a reader thinks of an article: a share of the best, 0 to 1. */
interface RatingTable {
  path: string;
  user_id: string;
  share: number;
}

/** Every table of the platform. */
export interface Tables {
  document: DocumentTable;
  implementation: ImplementationTable;
  classification: ClassificationTable;
  indexed_text: IndexedTextTable;
  customisation_version: CustomisationVersionTable;
  document_picture: DocumentPictureTable;
  problem_draft: ProblemDraftTable;
  worksheet_customisation: WorksheetCustomisationTable;
  worksheet_template: WorksheetTemplateTable;
  worksheet_title: WorksheetTitleTable;
  pdf_document: PdfDocumentTable;
  worksheet: WorksheetTable;
  course: CourseTable;
  rating: RatingTable;
  oidc_payload: OidcPayloadTable;
  oidc_secret: OidcSecretTable;
  user_account: UserAccountTable;
  password_link: PasswordLinkTable;
  document_version: DocumentVersionTable;
  attempt: AttemptTable;
  answer: AnswerTable;
  saving: SavingTable;
  receipt: ReceiptTable;
  correction: CorrectionTable;
  play_result: PlayResultTable;
  unlisted_player: UnlistedPlayerTable;
  code_mark: CodeMarkTable;
  waiting_code: WaitingCodeTable;
  selftest_state: SelftestStateTable;
  undecided_answer: UndecidedAnswerTable;
  decision: DecisionTable;
  replaced_work: ReplacedWorkTable;
  regrading: RegradingTable;
  regraded_attempt: RegradedAttemptTable;
  write: WriteTable;
  labeling: LabelingTable;
  user_label: UserLabelTable;
  user_language: UserLanguageTable;
  indexed_word: IndexedWordTable;
  worksheet_deadline: WorksheetDeadlineTable;
  assignment: AssignmentTable;
  assignment_member: AssignmentMemberTable;
  people_group: PeopleGroupTable;
  people_group_member: PeopleGroupMemberTable;
  extension: ExtensionTable;
  lms_token_use: LmsTokenUseTable;
  lms_launch: LmsLaunchTable;
  audit_entry: AuditEntryTable;
  revision: RevisionTable;
  migration: MigrationTable;
}
