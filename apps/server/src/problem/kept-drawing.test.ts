import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResponseOf } from '@lemma/api-client/wire';
import { allBlocks, readDocument } from '@lemma/core/document';
import { drawExercise } from '@lemma/core/exercise';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContent, readContentFolder } from '../document/index.ts';
import { sample, startPlatform, writeCourse, type TestCaller, type TestPlatform } from '../testing/index.ts';

/** How the questions of an attempt are drawn is stored with it (docs/decisions/0070): what was handed out keeps its numbers. */
const me = 'demo-learner';
const path = 'three';
const question = String.raw`\begin{question} \begin{variables}\randint{a}{1}{1000000}\end{variables}
  \text{$\var{a}=$ \ansref} \begin{answer} \solution{a} \end{answer} \end{question}`;
const body = String.raw`\type{input.number} \field{integer} ` + question.repeat(3);

let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-drawing-'));
  await write(body);
  const title = { de: 'Drei', en: 'Three' };
  await writeCourse(folder, 'courses/one', title, [{ title, problems: [path] }]);
  platform = await startPlatform({ contentFolder: folder });
});
afterAll(async () => {
  await platform.dispose();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await platform.database.db.deleteFrom('attempt').execute();
  await put(body);
});

async function write(text: string) {
  await writeFile(join(folder, `${path}.tex`), sample(path, { titles: { en: 'Three' }, body: text }).tex);
}

/** The problem gets another source, as an author would give it. */
async function put(text: string) {
  await write(text);
  const files = (await readContentFolder(folder)) ?? [];
  await loadContent(platform.database.db, files, { convertDocument, documentLanguages }, platform.log);
}

type Answered = ResponseOf<'openProblem'> & ResponseOf<'readCorrection'>;
async function call(caller: TestCaller, method: 'GET' | 'POST', url: string, payload?: object) {
  const response = await platform.call(caller, url, { method, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json<Answered>() };
}
const at = `/problem-engine/users/${me}/problems/personalised-data?path=${path}&lang=en`;
const open = async () => (await call('learner', 'GET', at)).body;
const draw = async (caller: TestCaller, more = '') => (await call(caller, 'POST', at + more, {})).body;
const save = async (values: readonly number[], version = 0) =>
  (
    await call('learner', 'POST', '/semiprotected/problem/store-answer', {
      ...{ problem: path, lang: 'en' },
      content: values.map((value, index) => ({
        ...{ path: `user/answer/question_${String(index + 1)}/answer_1`, value: String(value), lang: 'en', version },
      })),
    })
  ).body;

/** The numbers that the questions show. */
function numbersIn({ document }: Pick<Answered, 'document'>): readonly number[] {
  const read = readDocument(document);
  const blocks = read.ok ? allBlocks(read.value.blocks) : [];
  return blocks.flatMap((block) => {
    if (block.kind !== 'question') return [];
    const exercise = drawExercise(block, 1, 'en');
    return exercise.ok ? [Number(/"value":(\d+)/.exec(JSON.stringify([...exercise.value.drawn]))?.[1])] : [];
  });
}

const drawing = async () =>
  (await platform.database.db.selectFrom('attempt').select('drawing').executeTakeFirstOrThrow()).drawing;

/** Work from before questions were drawn apart. */
async function openFormer() {
  await open();
  await platform.database.db.updateTable('attempt').set({ drawing: 'together' }).execute();
  return open();
}

describe('an attempt whose questions were drawn together', () => {
  it('shows equal numbers, and those that are begun now do not', async () => {
    expect(new Set(numbersIn(await open())).size).toBe(3);
    expect(await drawing()).toBe('apart');
    const former = numbersIn(await openFormer());
    expect([former.length, new Set(former).size]).toEqual([3, 1]);
  });

  it('keeps its numbers when it is opened, saved, graded and corrected again', async () => {
    const former = numbersIn(await openFormer());
    const saved = await save([former[0] ?? 0, former[1] ?? 0, -1]);
    expect(saved.standing.subtasks.map(({ correct }) => correct)).toEqual(['yes', 'yes', 'no']);
    const correction = `/problem-engine/users/${me}/problems/en/correction?path=${path}`;
    const { body: corrected } = await call('learner', 'POST', correction, {});
    expect(corrected.questions.map(({ answers }) => answers[0]?.solution)).toEqual(former.map(String));
    expect(numbersIn(await open())).toEqual(former);
    expect(await drawing()).toBe('together');
  });

  it('keeps its numbers and its grading after a new version of the source, also when it is graded by that', async () => {
    const former = numbersIn(await openFormer());
    await save([former[0] ?? 0, -1, -1]);
    await put(body.replaceAll('=$ \\ansref', '\\le$ \\ansref'));
    expect(numbersIn(await open())).toEqual(former);
    const { db } = platform.database;
    const { content_hash: mended_hash } = await db
      .selectFrom('document')
      .select('content_hash')
      .where('path', '=', path)
      .executeTakeFirstOrThrow();
    await db.updateTable('attempt').set({ mended_hash }).execute();
    const saved = await save([former[0] ?? 0, former[1] ?? 0, -1], 1);
    expect(saved.standing.subtasks.map(({ correct }) => correct)).toEqual(['yes', 'yes', 'no']);
    expect(numbersIn(saved)).toEqual(former);
    expect(await drawing()).toBe('together');
  });

  it('keeps its drawing for what is right when wrong answers get new values', async () => {
    const former = numbersIn(await openFormer());
    await save([former[0] ?? 0, -1, -1]);
    const after = numbersIn(await draw('learner', '&newDataForWrongAnswers=true'));
    expect(after[0]).toBe(former[0]);
    expect([after[1], after[2]]).not.toContain(former[1]);
    expect(await drawing()).toBe('together');
  });

  it('is drawn apart with new data, and gets its numbers back when those of a teacher are undone', async () => {
    const former = await openFormer();
    const saved = await save([numbersIn(former)[0] ?? 0, -1, -1]);
    expect(new Set(numbersIn(await draw('admin'))).size).toBe(3);
    expect(await drawing()).toBe('apart');
    const undo = `/problem-engine/users/${me}/problems/former-data?path=${path}&lang=en`;
    expect((await call('admin', 'POST', undo, {})).status).toBe(200);
    const restored = await open();
    expect([await drawing(), numbersIn(restored)]).toEqual(['together', numbersIn(former)]);
    expect(restored.standing).toEqual(saved.standing);
  });

  it('is exported with its drawing, without which its seed gives other numbers', async () => {
    const former = numbersIn(await openFormer());
    const saved = await save([former[0] ?? 0, -1, -1]);
    const exported = await platform.call('admin', `/semiprotected/problem/data?ref=${me}&problem=${path}`);
    const { attempt, seed, drawing: way } = exported.json<ResponseOf<'viewProblemData'>>();
    expect([attempt, seed, way]).toEqual([saved.attempt, saved.seed, 'together']);
  });
});
