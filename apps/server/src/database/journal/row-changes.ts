import type { Tables } from '../tables.ts';

/**
 * Whether the journal keeps the changes of a table, for every table. Sessions are left out: after a power cut, whoever has
 * signed in since the last checkpoint signs in again.
 */
const kept: Readonly<Record<keyof Tables, boolean>> = {
  worksheet_template: true,
  worksheet_title: true,
  worksheet: true,
  document: true,
  implementation: true,
  classification: true,
  indexed_text: true,
  customisation_version: true,
  document_picture: true,
  problem_draft: true,
  worksheet_customisation: true,
  worksheet_deadline: true,
  assignment: true,
  assignment_member: true,
  extension: true,
  people_group: true,
  people_group_member: true,
  course: true,
  pdf_document: true,
  oidc_secret: true,
  oidc_payload: false,
  user_account: true,
  password_link: true,
  document_version: true,
  attempt: true,
  answer: true,
  saving: true,
  receipt: true,
  correction: true,
  replaced_work: true,
  regrading: true,
  regraded_attempt: true,
  play_result: true,
  unlisted_player: true,
  code_mark: true,
  waiting_code: true,
  selftest_state: true,
  undecided_answer: true,
  decision: true,
  labeling: true,
  user_label: true,
  user_language: true,
  rating: true,
  // Counts within the life of a process.
  revision: false,
  indexed_word: true,
  write: true,
  lms_token_use: true,
  lms_launch: true,
  audit_entry: true,
  // Migrating ends with a checkpoint.
  migration: false,
};

/** The tables whose changes the journal keeps. */
export const keptTables = Object.entries(kept).flatMap(([table, isKept]) => (isKept ? [table] : []));

/** A setting of the connection: with it, changes are not noted. What makes them ends with a checkpoint. */
export const [withoutNotes, withNotes] = [`set lemma.journal = 'off'`, `set lemma.journal = 'on'`];

/**
 * Notes every changed row in a setting that ends with its transaction: the table, `+` and the row as it is now, or `-` and
 * the row that is gone. The arguments are the columns of the primary key: a row with another key is another row.
 */
const noteChange = `
declare
  noted text := current_setting('lemma.changes', true);
  old_row jsonb := to_jsonb(old);
  new_row jsonb := to_jsonb(new);
begin
  if tg_op = 'DELETE'
    or tg_op = 'UPDATE' and exists (select from unnest(tg_argv) k where old_row -> k is distinct from new_row -> k)
  then noted := concat(noted, e'\\n', json_build_array(tg_table_name, '-', old_row)); end if;
  if tg_op <> 'DELETE' then noted := concat(noted, e'\\n', json_build_array(tg_table_name, '+', new_row)); end if;
  perform set_config('lemma.changes', noted, true);
  return null;
end `;

/** The tables whose changes are kept, but not noted as they should be: with the columns of their keys, as arguments. */
const lacking = `
  with kept as (
    select name, string_agg(quote_literal(a.attname), ',' order by a.attname) as keys,
        string_agg(convert_to(a.attname, 'UTF8') || '\\x00'::bytea, ''::bytea order by a.attname) as arguments
      from unnest(array[${keptTables.map((table) => `'${table}'`).join(',')}]) name
      left join pg_index i on i.indrelid = to_regclass(name) and i.indisprimary
      left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      -- There may be an older schema, into which a backup is restored.
      where to_regclass(name) is not null
      group by name)
  select kept.name, kept.keys from kept where not exists (select from pg_trigger
    where tgrelid = to_regclass(kept.name) and tgname = 'lemma_journal' and tgargs = kept.arguments)`;

/** Whether a database notes what changes already: asking needs no PL/pgSQL, whose loading is a part of each start. */
export const isInstalledQuery = `
  select to_regclass('journal_position') is not null
    and exists (select from pg_proc where proname = 'lemma_note_change' and prosrc = $note$${noteChange}$note$)
    and not exists (${lacking}) as is_installed`;

/** Lets a database note what changes. Repeated if something is missing: tables may be new. */
export const installation = `
create table if not exists journal_position (number bigint not null);
insert into journal_position select 0 where not exists (select from journal_position);
create or replace function lemma_note_change() returns trigger language plpgsql as $note$${noteChange}$note$;
do $$ declare t text; keys text; begin
  for t, keys in ${lacking}
  loop
    if keys is null then raise 'The table % has no primary key.', t; end if;
    execute format('create or replace trigger lemma_journal after insert or update or delete on %I for each row
      when (current_setting(''lemma.journal'', true) is distinct from ''off'')
      execute function lemma_note_change(%s)', t, keys);
  end loop;
end $$;`;

/**
 * Ends a transaction that has changed something with a record of it: numbers it, tells its changes, and commits. Without
 * changes it tells nothing.
 */
export const numberAndCommit = `
update journal_position set number = number + 1 where current_setting('lemma.changes', true) <> ''
  returning number, current_setting('lemma.changes', true) as changes;
commit`;

/** The changes of a record as JSON: they are noted a line each. */
export function changesJson(noted: string): string {
  return `[${noted.slice(1).replaceAll('\n', ',')}]`;
}

/** The number of the last transaction that the database holds; null if it has never had a journal. */
export const positionQuery = `select to_regclass('journal_position') is not null as has_position`;

/** Makes changes again as they were made; foreign keys and triggers have nothing to add to them. */
export const replayFunction = `
create or replace function pg_temp.lemma_replay(changes jsonb) returns void language plpgsql as $$
declare
  change jsonb; t text; joined text;
begin
  for change in select value from jsonb_array_elements(changes) loop
    t := change ->> 0;
    if not t = any(array[${keptTables.map((table) => `'${table}'`).join(',')}]) then raise 'There is no table %.', t; end if;
    select string_agg(format('t.%1$I = r.%1$I', a.attname), ' and ') into strict joined
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = t::regclass and i.indisprimary;
    execute format('delete from %1$I t using jsonb_populate_record(null::%1$I, $1) r where %2$s', t, joined)
      using change -> 2;
    if change ->> 1 = '+' then
      execute format('insert into %1$I select * from jsonb_populate_record(null::%1$I, $1)', t) using change -> 2;
    end if;
  end loop;
end $$`;
