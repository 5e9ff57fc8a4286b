import { problemKey, type Kept, type KeepFailure, type KeptChanges, type SentChange } from '@lemma/core/problem';
import { fail, succeed, type Result } from '@lemma/core/store';
import { isRejection, type HttpClient, type HttpFailure } from '../http/index.ts';
import { keepAnswers, keepChanges, type ResponseOf } from '../wire/index.ts';
import { answerFrom, answersFrom, byKey, keepFailure, keepFailureOf, sheetOf, wireAnswer } from './wire-answers.ts';

/** Whose changes are sent, and who is signed in at present. */
interface Sender {
  readonly owner: string;
  readonly userId: () => string;
}

type One = Result<Kept, KeepFailure>;

/** Keeps changes: one as it is, and several with one call. */
export async function keepAll(
  http: HttpClient,
  changes: readonly SentChange[],
  sender: Sender,
): Promise<Result<KeptChanges, KeepFailure>> {
  const [first, ...others] = changes;
  if (first === undefined) return succeed(new Map());
  if (others.length === 0) {
    const kept = await keepOne(http, first, sender);
    return kept.ok ? succeed(new Map([[first.key, kept]])) : kept;
  }
  const written = [];
  const refused: [string, One][] = [];
  for (const { key, problem, attempt, answer, after } of changes) {
    const sheet = sheetOf(problem);
    if (sheet === 'unreadable') refused.push([key, fail({ kind: 'forbidden' })]);
    else written.push({ ...sheet, attempt, key, answer: wireAnswer(answer), ...(after !== undefined && { after }) });
  }
  if (written.length === 0) return succeed(new Map(refused));
  const request = { changes: written };
  const kept = await http.call(keepChanges, request, undefined, undefined, ownWrite(first, sender));
  if (kept.ok) return succeed(new Map([...refused, ...outcomesIn(kept.value.kept, changes)]));
  return isNotTogether(kept.failure) ? oneByOne(http, changes, sender) : fail(keepFailure(kept.failure));
}

/** Whether the platform does not know the call yet, or does not accept what one of the changes says. */
function isNotTogether(failure: HttpFailure): boolean {
  return isRejection(failure) || (failure.kind === 'status' && failure.status === 404);
}

/** So that one that cannot be read holds up no other problem. */
async function oneByOne(
  http: HttpClient,
  changes: readonly SentChange[],
  sender: Sender,
): Promise<Result<KeptChanges, KeepFailure>> {
  const kept = new Map<string, One>();
  const over = new Set<string>();
  for (const change of changes) {
    const { key, problem, answer, after = '' } = change;
    if (over.has(problemKey(problem))) continue;
    const before = kept.get(after);
    const versions = before?.ok === true ? [...before.value.versions.values()] : [];
    const version = Math.max(answer.version, ...versions);
    const one = await keepOne(http, { ...change, answer: { ...answer, version } }, sender);
    kept.set(key, one);
    if (!one.ok || !one.value.versions.has(answer.key)) over.add(problemKey(problem));
  }
  const [first] = kept.values();
  const isAnyAnswered = [...kept.values()].some(({ ok }) => ok);
  return first?.ok === false && !isAnyAnswered ? first : succeed(kept);
}

async function keepOne(http: HttpClient, change: SentChange, sender: Sender): Promise<One> {
  const { problem, attempt, answer } = change;
  const sheet = sheetOf(problem);
  if (sheet === 'unreadable') return fail({ kind: 'forbidden' });
  const request = { ...sheet, attempt, answer: [wireAnswer(answer)] };
  const kept = await http.call(keepAnswers, request, undefined, undefined, ownWrite(change, sender));
  if (!kept.ok) return fail(keepFailure(kept.failure));
  const { versions, changedElsewhere, receipt } = kept.value;
  return succeed({
    versions: byKey(versions, (version) => version),
    changedElsewhere: answersFrom(changedElsewhere),
    ...(receipt && { receipt }),
  });
}

/** Whoever is signed in when the token is there must be the one whose answers they are. */
function ownWrite({ key }: SentChange, { owner, userId }: Sender) {
  return { key, isAllowed: () => userId() === owner };
}

type Told = ResponseOf<'keepChanges'>['kept'];

/** What has become of the changes; nothing of what was not among them. */
function outcomesIn(told: Told, changes: readonly SentChange[]): readonly (readonly [string, One])[] {
  return told.flatMap((each) => {
    const answer = changes.find(({ key }) => key === each.key)?.answer.key;
    return answer === undefined ? [] : [[each.key, outcomeIn(each, answer)] as const];
  });
}

function outcomeIn({ version, other, refused, receipt }: Told[number], answer: string): One {
  if (refused !== undefined) return fail(keepFailureOf(refused) ?? { kind: 'unavailable' });
  return succeed({
    versions: new Map(version === undefined ? [] : [[answer, version]]),
    changedElsewhere: new Map(other === undefined ? [] : [[answer, answerFrom(other)]]),
    ...(receipt && { receipt }),
  });
}
