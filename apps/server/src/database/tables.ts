import type { ColumnType, Generated } from 'kysely';
import type { Correction, Taxonomy } from '@lemma/api-client/wire';
import type { DocumentKind } from '@lemma/core/document';
import type { Language, LocalizedText } from '@lemma/core/language';
import type { CourseFile } from '../course/course-file.ts';

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
  customized: Generated<boolean>;
  created_at: Moment;
}

/**
 * A document in one language, with everything a search needs in one row. `topics` contains every topic path and all its
 * ancestors.
 */
interface ImplementationTable {
  path: string;
  language: Language;
  kind: DocumentKind;
  customized: Generated<boolean>;
  created_at: Moment;
  name: string;
  sort_name: string;
  description: string;
  xml: string;
  taxonomy: Json<Taxonomy>;
  topics: string[];
  objectives: string[];
  section: string | null;
  difficulty: number | null;
  words: Vector;
}

/** Ordered documents with titles. `content_hash` identifies equal templates. */
interface WorksheetTemplateTable {
  id: string;
  content_hash: string;
  title: Json<LocalizedText>;
  paths: string[];
  created_by: string;
  created_by_name: string;
  created_at: Moment;
}

/** A worksheet template's title in one language, for searching. */
interface WorksheetTitleTable {
  template_id: string;
  language: Language;
  title: string;
  sort_title: string;
  words: Vector;
}

/** A template with one configuration. */
interface WorksheetTable {
  id: string;
  template_id: string;
  content_hash: string;
  weights: Json<readonly { readonly path: string; readonly weight: number }[]>;
  correction: Json<Correction>;
  created_by_name: string;
  created_at: Moment;
}

/** A single row: what everybody may read, in reading order, as defined in the content folder. */
interface OpenCourseTable {
  id: 1;
  course: Json<CourseFile>;
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

interface MigrationTable {
  name: string;
  applied_at: Moment;
}

/** Every table of the platform. */
export interface Tables {
  document: DocumentTable;
  implementation: ImplementationTable;
  worksheet_template: WorksheetTemplateTable;
  worksheet_title: WorksheetTitleTable;
  worksheet: WorksheetTable;
  open_course: OpenCourseTable;
  oidc_payload: OidcPayloadTable;
  oidc_secret: OidcSecretTable;
  user_account: UserAccountTable;
  password_link: PasswordLinkTable;
  write: WriteTable;
  migration: MigrationTable;
}
