import { sql, type RawBuilder } from 'kysely';

/** One migration step. Its name is its identity: never rename or edit one that has been released. */
export interface Migration {
  readonly name: string;
  readonly steps: readonly RawBuilder<unknown>[];
}

/** All steps, oldest first; SQL valid in PostgreSQL 15. */
export const migrations: readonly Migration[] = [
  {
    name: '001 documents',
    steps: [
      sql`create table document (
        path text primary key,
        tex text not null,
        content_hash text not null,
        customized boolean not null default false,
        created_at timestamptz not null default now()
      )`,
      sql`create table implementation (
        path text not null references document (path) on delete cascade,
        language text not null,
        kind text not null,
        customized boolean not null default false,
        created_at timestamptz not null default now(),
        name text not null,
        sort_name text not null,
        description text not null,
        xml text not null,
        taxonomy jsonb not null,
        topics text[] not null,
        objectives text[] not null,
        section text,
        difficulty real,
        words tsvector not null,
        primary key (path, language)
      )`,
      sql`create index implementation_words on implementation using gin (words)`,
      sql`create index implementation_topics on implementation using gin (topics)`,
      sql`create index implementation_objectives on implementation using gin (objectives)`,
      sql`create index implementation_by_section on implementation (language, kind, section)`,
      sql`create index implementation_by_name on implementation (language, kind, sort_name collate "C", path collate "C")`,
      sql`create index implementation_by_date on implementation (language, kind, created_at, sort_name collate "C")`,
      sql`create index implementation_by_difficulty on implementation (language, kind, difficulty, sort_name collate "C")`,
    ],
  },
  {
    name: '002 worksheets',
    steps: [
      sql`create table worksheet_template (
        id text primary key,
        content_hash text not null unique,
        title jsonb not null,
        paths text[] not null,
        created_by text not null,
        created_by_name text not null,
        created_at timestamptz not null default now()
      )`,
      sql`create table worksheet_title (
        template_id text not null references worksheet_template (id) on delete cascade,
        language text not null,
        title text not null,
        sort_title text not null,
        words tsvector not null,
        primary key (template_id, language)
      )`,
      sql`create index worksheet_title_words on worksheet_title using gin (words)`,
      sql`create table worksheet (
        id text primary key,
        template_id text not null references worksheet_template (id) on delete cascade,
        content_hash text not null unique,
        weights jsonb not null,
        correction jsonb not null,
        created_by_name text not null,
        created_at timestamptz not null default now()
      )`,
      sql`create index worksheet_of_template on worksheet (template_id)`,
    ],
  },
  {
    name: '003 identity',
    steps: [
      sql`create table oidc_payload (
        kind text not null,
        id text not null,
        payload jsonb not null,
        grant_id text,
        uid text,
        expires_at timestamptz,
        consumed_at timestamptz,
        primary key (kind, id)
      )`,
      sql`create index oidc_payload_grant on oidc_payload (grant_id)`,
      sql`create index oidc_payload_uid on oidc_payload (uid)`,
      sql`create index oidc_payload_end on oidc_payload (expires_at)`,
      sql`create table oidc_secret (name text primary key, value jsonb not null)`,
      sql`create table user_account (
        id text primary key,
        username text not null unique,
        password text not null,
        given_name text not null,
        family_name text not null,
        email text not null,
        roles text[] not null,
        demo boolean not null
      )`,
    ],
  },
  {
    name: '004 local accounts',
    steps: [
      sql`create table password_link (
        secret_hash text primary key,
        account_id text not null references user_account (id) on delete cascade,
        expires_at timestamptz not null
      )`,
      sql`create index password_link_of_account on password_link (account_id)`,
      sql`create index oidc_payload_account on oidc_payload ((payload ->> 'accountId'))`,
    ],
  },
  {
    name: '005 open course',
    steps: [sql`create table open_course (id integer primary key check (id = 1), course jsonb not null)`],
  },
  {
    name: '006 writes',
    steps: [
      sql`create table write (
        author text not null,
        key text not null,
        request_hash text not null,
        answer jsonb not null,
        created_at timestamptz not null default now(),
        primary key (author, key)
      )`,
      sql`create index write_by_age on write (created_at)`,
    ],
  },
  {
    name: '007 attempts',
    steps: [
      sql`create table document_version (
        path text not null,
        hash text not null,
        language text not null,
        xml text not null,
        primary key (path, hash, language)
      )`,
      sql`create table attempt (
        id text primary key,
        user_id text not null,
        place text not null,
        path text not null,
        version_hash text not null,
        seed integer not null,
        draw integer not null,
        generations jsonb not null,
        asked jsonb not null,
        state jsonb not null,
        created_at timestamptz not null default now(),
        opened_at timestamptz not null default now(),
        unique (user_id, place, path)
      )`,
      sql`create table answer (
        attempt_id text not null references attempt (id) on delete cascade,
        key text not null,
        value text not null,
        language text not null,
        version integer not null,
        moved jsonb,
        primary key (attempt_id, key)
      )`,
      sql`create table saving (
        attempt_id text not null references attempt (id) on delete cascade,
        number integer not null,
        draw integer not null,
        received timestamptz not null default now(),
        counted boolean not null,
        answers jsonb not null,
        primary key (attempt_id, number)
      )`,
      sql`create table correction (
        attempt_id text not null references attempt (id) on delete cascade,
        number integer not null,
        draw integer not null,
        corrected_at timestamptz not null default now(),
        score double precision not null,
        right_questions jsonb not null,
        primary key (attempt_id, number)
      )`,
    ],
  },
  {
    name: '008 decisions',
    steps: [
      sql`alter table correction alter column score drop not null`,
      sql`alter table correction add column undecided_questions jsonb not null default '[]'`,
      sql`create table undecided_answer (
        id text primary key,
        attempt_id text not null references attempt (id) on delete cascade,
        key text not null,
        data text not null,
        value text not null,
        language text not null,
        asked jsonb not null,
        solution text not null,
        solution_language text not null,
        since timestamptz not null default now(),
        is_open boolean not null
      )`,
      sql`create index undecided_answer_of_attempt on undecided_answer (attempt_id)`,
      sql`create index undecided_answer_open on undecided_answer (since desc, id) where is_open`,
      sql`create table decision (
        answer_id text not null references undecided_answer (id) on delete cascade,
        number integer not null,
        score double precision,
        decided_by text not null,
        decided_by_name text not null,
        decided_at timestamptz not null default now(),
        primary key (answer_id, number)
      )`,
    ],
  },
  {
    name: '009 labeling',
    steps: [
      sql`create table labeling (
        name text not null,
        version integer not null,
        text text not null,
        author text,
        created_at timestamptz not null default now(),
        primary key (name, version)
      )`,
    ],
  },
  {
    name: '010 user labels',
    steps: [
      sql`create table user_label (
        path text not null references document (path) on delete cascade,
        label text not null,
        created_by text not null,
        created_at timestamptz not null default now(),
        primary key (path, label)
      )`,
      sql`create index user_label_by_label on user_label (label)`,
    ],
  },
  {
    name: '011 courses and logins from an LMS',
    steps: [
      // The open course becomes the first of several.
      sql`update open_course set course = (course - 'chapters') || jsonb_build_object('courses', jsonb_build_array(
        jsonb_build_object(
          'path', 'courses/course',
          'title', '{"de":"Kurs","en":"Course","fr":"Cours","zh":"课程"}'::jsonb,
          'chapters', course -> 'chapters'
        )
      )) where course -> 'chapters' is not null`,
      sql`create table lms_token_use (token_hash text primary key, expires_at timestamptz not null)`,
      sql`create index lms_token_use_by_expiry on lms_token_use (expires_at)`,
    ],
  },
  {
    name: '012 worksheets',
    steps: [
      sql`alter table worksheet_template add column visible boolean not null default true`,
      sql`alter table worksheet_template add column deleted_at timestamptz`,
      // A deleted template leaves its hash free, and a worksheet is equal to others of its template only.
      sql`alter table worksheet_template drop constraint worksheet_template_content_hash_key`,
      sql`create unique index worksheet_template_content on worksheet_template (content_hash) where deleted_at is null`,
      sql`create index worksheet_template_by_author on worksheet_template (created_by)`,
      sql`alter table worksheet drop constraint worksheet_content_hash_key`,
      sql`drop index worksheet_of_template`,
      sql`create unique index worksheet_content on worksheet (template_id, content_hash)`,
      sql`alter table worksheet alter column correction drop not null`,
      // There was a larger limit once.
      sql`update worksheet set correction = jsonb_set(correction, '{allowNewDataGenerationNTimes}', '1000')
        where (correction ->> 'allowNewDataGenerationNTimes')::numeric > 1000`,
    ],
  },
  {
    name: '013 courses as documents',
    steps: [
      // The content folder has the courses as documents now; they are loaded at the next start.
      sql`drop table open_course`,
      sql`create table course (
        path text primary key references document (path) on delete cascade,
        tree jsonb not null,
        difficulty real
      )`,
    ],
  },
  {
    name: '014 customisations',
    steps: [
      sql`alter table document add column owner text`,
      sql`alter table document add column original_path text`,
      sql`alter table document add column worksheet_id text references worksheet (id) on delete cascade`,
      sql`alter table document add column version integer not null default 1`,
      sql`create unique index document_customisation on document (owner, original_path, coalesce(worksheet_id, ''))
        where customized`,
      sql`alter table implementation add column owner text`,
      sql`alter table implementation add column worksheet_id text`,
      sql`alter table implementation add column shared boolean not null default false`,
      sql`create table customisation_version (
        path text not null references document (path) on delete cascade,
        version integer not null,
        tex text not null,
        created_at timestamptz not null default now(),
        primary key (path, version)
      )`,
      sql`create table problem_draft (
        id text primary key,
        owner text not null,
        path text not null unique,
        original_path text not null,
        customization_path text not null,
        worksheet_id text references worksheet (id) on delete cascade,
        customization_version integer,
        tex text not null,
        version integer not null default 1,
        created_at timestamptz not null default now()
      )`,
      sql`create index problem_draft_of_owner on problem_draft (owner)`,
      sql`create table worksheet_customisation (
        owner text not null,
        original_id text not null references worksheet (id) on delete cascade,
        worksheet_id text not null unique references worksheet (id) on delete cascade,
        primary key (owner, original_id)
      )`,
    ],
  },
  {
    name: '015 words of the index',
    steps: [
      sql`create table indexed_word (
        language text not null,
        word text collate "C" not null,
        shown text not null,
        pieces text[] not null,
        primary key (language, word)
      )`,
      sql`create index indexed_word_pieces on indexed_word using gin (pieces)`,
      sql`create index worksheet_template_paths on worksheet_template using gin (paths)`,
      // Counting hits reads their rows: without long columns among them they are on a fifth of the pages.
      sql`alter table implementation alter column words set storage external`,
      sql`alter table implementation set (toast_tuple_target = 128)`,
    ],
  },
  {
    name: '016 audit',
    steps: [
      sql`create table audit_entry (
        id text primary key,
        at timestamptz not null default now(),
        user_id text not null,
        user_name text not null,
        call text not null,
        subject text not null,
        key text
      )`,
      sql`create index audit_entry_by_time on audit_entry (at)`,
      sql`create unique index audit_entry_key on audit_entry (user_id, call, key)`,
    ],
  },
  {
    name: '017 chapters',
    steps: [sql`alter table implementation add column chapter integer`],
  },
  {
    name: '018 own documents',
    steps: [
      sql`alter table document add column deleted_at timestamptz`,
      sql`alter table implementation add column deleted boolean not null default false`,
      sql`create index document_of_owner on document (owner) where owner is not null`,
      sql`create table document_picture (
        path text not null references document (path) on delete cascade,
        name text not null,
        owner text not null,
        hash text not null,
        size integer not null,
        bytes bytea not null,
        created_at timestamptz not null default now(),
        primary key (path, name)
      )`,
      // Pictures are compressed already.
      sql`alter table document_picture alter column bytes set storage external`,
      sql`create index document_picture_of_owner on document_picture (owner)`,
    ],
  },
  {
    name: '019 deadlines of worksheets',
    steps: [
      sql`create table worksheet_deadline (
        user_id text not null,
        worksheet_id text not null references worksheet (id) on delete cascade,
        deadline timestamptz not null,
        primary key (user_id, worksheet_id)
      )`,
    ],
  },
  {
    name: '021 counting',
    steps: [
      sql`create table classification (
        id bigint primary key,
        language text not null,
        kind text not null,
        topics text[] not null,
        objectives text[] not null,
        section text,
        chapter integer,
        difficulty real
      )`,
      sql`create function class_of(
        language text, kind text, topics text[], objectives text[], section text, chapter integer, difficulty real
      ) returns bigint language sql immutable
        return hashtextextended(jsonb_build_array(language, kind, topics, objectives, section, chapter, difficulty)::text, 0)`,
      sql`insert into classification (id, language, kind, topics, objectives, section, chapter, difficulty)
        select distinct class_of(language, kind, topics, objectives, section, chapter, difficulty),
          language, kind, topics, objectives, section, chapter, difficulty
        from implementation where owner is null`,
      sql`create table indexed_text (
        class bigint,
        words tsvector not null,
        path text not null,
        language text not null,
        primary key (path, language),
        foreign key (path, language) references implementation (path, language) on delete cascade
      )`,
      sql`alter table indexed_text alter column words set storage external`,
      sql`alter table indexed_text set (toast_tuple_target = 128)`,
      sql`insert into indexed_text (class, words, path, language)
        select case when owner is null
          then class_of(language, kind, topics, objectives, section, chapter, difficulty) end, words, path, language
        from implementation order by path, language`,
      sql`create index indexed_text_words on indexed_text using gin (words)`,
      // Of a language with few documents, these are read rather than what any language has of a word.
      sql`create index indexed_text_language on indexed_text (language)`,
      sql`create index indexed_text_class on indexed_text (class) where class is not null`,
      sql`alter table implementation drop column words`,
      sql`create index implementation_of_owner on implementation (owner) where owner is not null`,
      // Without statistics the planner reads whole tables.
      sql`analyze classification`,
      sql`analyze indexed_text`,
    ],
  },
  {
    name: '022 assignments',
    steps: [
      sql`create table assignment (
        id text primary key,
        worksheet_id text not null references worksheet (id) on delete cascade,
        owner text not null,
        version integer not null default 1,
        audience text not null,
        opens timestamptz,
        deadline timestamptz,
        time_limit integer,
        takes_late boolean not null,
        created_at timestamptz not null default now(),
        deleted_at timestamptz
      )`,
      sql`create index assignment_of_worksheet on assignment (worksheet_id)`,
      sql`create index assignment_of_owner on assignment (owner)`,
      sql`create table assignment_member (
        assignment_id text not null references assignment (id) on delete cascade,
        user_id text not null,
        started_at timestamptz,
        removed_at timestamptz,
        primary key (assignment_id, user_id)
      )`,
      sql`create index assignment_of_member on assignment_member (user_id)`,
      sql`create table extension (
        assignment_id text not null references assignment (id) on delete cascade,
        user_id text not null,
        number integer not null,
        deadline timestamptz,
        extra_share double precision,
        reason text not null,
        granted_by text not null,
        granted_by_name text not null,
        granted_at timestamptz not null default now(),
        primary key (assignment_id, user_id, number)
      )`,
      sql`alter table saving add column late boolean not null default false`,
      sql`alter table saving add column accepted_by text`,
      sql`alter table saving add column accepted_at timestamptz`,
    ],
  },
  {
    name: '027 launches',
    steps: [
      sql`create table lms_launch (
        user_id text not null references user_account (id) on delete cascade,
        path text not null,
        at timestamptz not null default now(),
        primary key (user_id, path)
      )`,
    ],
  },
  {
    name: '029 PDF documents',
    steps: [
      sql`create table pdf_document (
        path text not null,
        language text not null,
        chapter integer not null,
        name text not null,
        sort_name text not null,
        words tsvector not null,
        created_at timestamptz not null default now(),
        primary key (path, language)
      )`,
    ],
  },
  {
    name: '030 receipts',
    steps: [
      sql`create table receipt (
        attempt_id text not null references attempt (id) on delete cascade,
        number integer not null,
        kind text not null,
        draw integer not null,
        received timestamptz not null,
        key text,
        saving integer,
        changes jsonb not null,
        hash text not null,
        primary key (attempt_id, number)
      )`,
    ],
  },
  {
    name: '032 corrections by hand',
    steps: [
      sql`alter table decision add column reason text`,
      sql`alter table undecided_answer alter column asked drop not null`,
      sql`alter table undecided_answer alter column solution drop not null`,
      sql`alter table undecided_answer alter column solution_language drop not null`,
    ],
  },
  {
    name: '032b mended problems',
    steps: [
      sql`alter table attempt add column mended_hash text`,
      sql`create table regrading (
        id text primary key,
        path text not null,
        place text not null,
        version_hash text not null,
        made_by text not null,
        made_by_name text not null,
        made_at timestamptz not null default now(),
        undone_by text,
        undone_at timestamptz
      )`,
      sql`create index regrading_of_problem on regrading (path, place)`,
      sql`create table regraded_attempt (
        regrading_id text not null references regrading (id) on delete cascade,
        attempt_id text not null references attempt (id) on delete cascade,
        draw integer not null,
        former_hash text,
        score_before double precision,
        score_after double precision,
        primary key (regrading_id, attempt_id)
      )`,
      sql`create index regraded_attempt_of_attempt on regraded_attempt (attempt_id)`,
    ],
  },
  {
    name: '033 ratings',
    steps: [
      sql`create table rating (
        path text not null,
        user_id text not null,
        share double precision not null,
        primary key (path, user_id)
      )`,
    ],
  },
  {
    name: '034 games',
    steps: [
      sql`create table play_result (
        attempt_id text not null references attempt (id) on delete cascade,
        draw integer not null,
        user_id text not null,
        place text not null,
        path text not null,
        level integer not null,
        points integer not null,
        seconds integer not null,
        passed boolean not null,
        finished_at timestamptz not null default now(),
        primary key (attempt_id, draw)
      )`,
      sql`create index play_result_of_level on play_result (path, place, level)`,
      sql`create table unlisted_player (user_id text primary key)`,
    ],
  },
  {
    name: '036 revisions',
    steps: [
      sql`create table revision (
        topic text not null,
        connection integer not null,
        number bigint not null,
        primary key (topic, connection)
      )`,
      // A connection counts in a row of its own, so that writers never wait for each other here.
      sql`create function count_change() returns trigger language plpgsql as $$
        begin
          insert into revision (topic, connection, number) values (tg_argv[0], pg_backend_pid(), 1)
            on conflict (topic, connection) do update set number = revision.number + 1;
          return null;
        end
      $$`,
      // Most writes of words add none.
      sql`create function count_addition() returns trigger language plpgsql as $$
        begin
          if exists (select 1 from added) then
            insert into revision (topic, connection, number) values (tg_argv[0], pg_backend_pid(), 1)
              on conflict (topic, connection) do update set number = revision.number + 1;
          end if;
          return null;
        end
      $$`,
      ...Object.entries({
        documents: ['implementation', 'indexed_text', 'pdf_document'],
        labels: ['user_label'],
        worksheets: ['worksheet_template', 'worksheet_title', 'worksheet'],
      }).flatMap(([topic, tables]) =>
        tables.map(
          (table) => sql`create trigger count_change after insert or update or delete or truncate on ${sql.table(table)}
            for each statement execute function count_change(${sql.lit(topic)})`,
        ),
      ),
      sql`create trigger count_addition after insert on indexed_word referencing new table as added
        for each statement execute function count_addition('documents')`,
      sql`create index worksheet_template_private on worksheet_template (created_by)
        where not visible and deleted_at is null`,
    ],
  },
  {
    name: '037 code answers',
    steps: [
      // What a run has said about code is not asked twice, and does not change.
      sql`create table code_mark (
        attempt_id text not null references attempt (id) on delete cascade,
        digest text not null,
        mark jsonb not null,
        primary key (attempt_id, digest)
      )`,
      sql`create table waiting_code (
        attempt_id text primary key references attempt (id) on delete cascade,
        since timestamptz not null default now()
      )`,
    ],
  },
  {
    name: '038 self-tests',
    steps: [
      sql`create table selftest_state (
        user_id text not null,
        worksheet_id text not null,
        state text not null check (state in ('work', 'feedback')),
        round integer not null,
        primary key (user_id, worksheet_id)
      )`,
    ],
  },
  {
    name: '039 groups, and credit for late work',
    steps: [
      sql`alter table assignment add column late_credit double precision`,
      sql`create table people_group (
        id text primary key,
        owner text not null,
        name text not null,
        unique (owner, name)
      )`,
      sql`create table people_group_member (
        group_id text not null references people_group (id) on delete cascade,
        user_id text not null,
        primary key (group_id, user_id)
      )`,
    ],
  },
  {
    // What a printable chapter was listed as, so that a start leaves it alone.
    name: '040 versions of printable chapters',
    steps: [sql`alter table pdf_document add column content_hash text not null default ''`],
  },
  {
    // Levels that were over and waited for their code: from now on they are looked for there.
    name: '042 levels that wait for code',
    steps: [
      sql`insert into waiting_code (attempt_id)
        select id from attempt
        where state #> '{game,play,endedAt}' is not null and state #> '{game,play,result}' is null
        on conflict do nothing`,
    ],
  },
  {
    // Of the interface, as it was chosen; whoever has not chosen has no row.
    name: '043 languages of users',
    steps: [
      sql`create table user_language (
        user_id text primary key,
        language text not null check (language in ('de', 'en', 'fr', 'zh'))
      )`,
    ],
  },
  {
    // What learners had before a teacher has drawn new data for them: it can be given back.
    name: '044 work that teachers have replaced',
    steps: [
      sql`create table replaced_work (
        attempt_id text not null references attempt (id) on delete cascade,
        draw integer not null,
        version_hash text not null,
        seed integer not null,
        generations jsonb not null,
        asked jsonb not null,
        state jsonb not null,
        mended_hash text,
        answers jsonb not null,
        drawing text not null,
        awaited text[] not null,
        made_by text not null,
        made_by_name text not null,
        made_at timestamptz not null,
        primary key (attempt_id, draw)
      )`,
    ],
  },
  {
    // A mark is an exit value or a failure, never both. What an evaluator failed at, or did not say, was no mark.
    name: '045 marks of code without those of broken evaluators',
    steps: [
      sql`alter table waiting_code add column if not exists broken jsonb`,
      sql`delete from code_mark
        where mark ->> 'ownFailure' is not null or (mark ->> 'exit' = '-1' and mark -> 'failure' is null)`,
      sql`update code_mark set mark = case
        when mark -> 'failure' is null then jsonb_build_object('kind', 'graded', 'exit', mark -> 'exit')
        when mark #>> '{failure,kind}' <> 'error' then
          jsonb_build_object('kind', 'failed', 'failure', mark -> 'failure')
        else jsonb_build_object('kind', 'failed', 'failure', jsonb_build_object(
          'kind', 'error',
          'message', mark #> '{failure,message}',
          'places', case when mark #> '{failure,line}' is null or mark #> '{failure,part}' is null
            then '[]'::jsonb
            else jsonb_build_array(jsonb_build_object(
              'part', mark #> '{failure,part}', 'line', mark #> '{failure,line}')) end)) end
        where mark -> 'kind' is null`,
    ],
  },
  {
    // Work that was begun before questions were drawn apart keeps its values.
    name: '046 how questions are drawn',
    steps: [
      sql`alter table attempt add column drawing text not null default 'together'
        check (drawing in ('together', 'apart'))`,
    ],
  },
  {
    name: '047 attempts by place',
    steps: [sql`create index attempt_of_place on attempt (place, path)`],
  },
  {
    // Documents of the content folder have the dates that its list of dates gives them, or none.
    name: '048 documents without a date',
    steps: [
      sql`alter table implementation alter column created_at drop not null, alter column created_at drop default`,
      sql`alter table pdf_document alter column created_at drop not null, alter column created_at drop default`,
      // The other index has those without a date at the wrong end of the newest.
      sql`create index implementation_newest_first
        on implementation (language, kind, created_at desc nulls last, sort_name collate "C")`,
    ],
  },
  {
    // Until now opening a worksheet began its time limit. Whoever has opened one without a limit has begun nothing.
    name: '050 when a worksheet was opened, and when its time limit was begun',
    steps: [
      sql`alter table assignment_member add column opened_at timestamptz`,
      sql`update assignment_member set opened_at = started_at`,
      sql`update assignment_member set started_at = null from assignment
        where assignment.id = assignment_member.assignment_id and assignment.time_limit is null`,
    ],
  },
  {
    // The draw that the work had which was replaced. Work that counted already before unused new values has kept its row.
    name: '052 which work was replaced',
    steps: [
      sql`alter table replaced_work add column of_draw integer`,
      sql`update replaced_work set of_draw = coalesce((
        select max(saving.draw) from saving, attempt
        where attempt.id = replaced_work.attempt_id and attempt.user_id = replaced_work.made_by
          and saving.attempt_id = attempt.id and saving.draw < replaced_work.draw
          and (not saving.late or saving.accepted_at is not null)
      ), draw - 1)`,
      sql`alter table replaced_work alter column of_draw set not null`,
      sql`alter table replaced_work add column is_undone boolean not null default false`,
    ],
  },
];
