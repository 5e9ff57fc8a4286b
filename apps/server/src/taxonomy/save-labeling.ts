import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { calls, refusalIds } from '@lemma/api-client/wire';
import type { User } from '@lemma/core/session';
import { fail, succeed, type Result } from '@lemma/core/store';
import { checkLabeling, type LabelingFinding, type LabelingName } from '@lemma/core/taxonomy';
import { once, type Tables } from '../database/index.ts';
import { refuse, type Refused } from '../http/index.ts';
import { addLabeling, labelingTexts, readLabeling, takeLabelingTurn } from './labeling.ts';

/** A text in place of the version of a file. */
interface Replacement {
  readonly name: LabelingName;
  readonly text: string;
  readonly version: string;
}

/**
 * Saves a file of the taxonomy in place of the version that its author has seen, after the check that the editor makes,
 * too: against what is stored, so labels are saved before a tree that needs them.
 */
export async function saveLabeling(
  db: Kysely<Tables>,
  replacement: Replacement,
  { author, key }: { readonly author: User; readonly key: string | undefined },
): Promise<Result<{ version: string }, Refused>> {
  return db.transaction().execute(async (transaction) => {
    await takeLabelingTurn(transaction);
    const write = { author: author.id, key, request: { call: 'saveLabeling', replacement } };
    const saved = await once(transaction, write, () => replace(transaction, replacement, author));
    if (saved.ok) return succeed(v.parse(calls.saveLabels.response, saved.value));
    if (!('kind' in saved.failure)) return fail(saved.failure);
    return refuse(422, refusalIds.keyReused, 'This Idempotency-Key stands for another request.');
  });
}

async function replace(
  db: Kysely<Tables>,
  { name, text, version }: Replacement,
  author: User,
): Promise<Result<{ readonly version: string }, Refused>> {
  const stored = await readLabeling(db, name);
  if (version !== String(stored.version)) {
    const message = `If-Match does not name the stored version, which is "${stored.version}".`;
    return refuse(412, refusalIds.labelingConflict, message);
  }
  const [finding] = checkLabeling(name, { ...(await labelingTexts(db)), [name]: text });
  if (finding !== undefined) return refuseFinding(finding);
  const next = stored.version + 1;
  await addLabeling(db, name, { text, version: next, author: author.id });
  return succeed({ version: String(next) });
}

function refuseFinding(finding: LabelingFinding): Result<never, Refused> {
  const { line } = finding;
  if (finding.kind === 'tooLarge') return refuse(413, refusalIds.tooLarge, inWords(finding));
  const id = finding.kind === 'keyMissing' ? refusalIds.labelMissing : refusalIds.labelingInvalid;
  return refuse(422, id, inWords(finding), { line });
}

const wantedShapes = {
  object: 'an object',
  list: 'a list',
  name: 'a name: a text without "/" and without blanks around it',
  label: 'a text in one line',
} as const;

function inWords(finding: LabelingFinding): string {
  switch (finding.kind) {
    case 'taxonomyError':
      return 'This is not valid JSON.';
    case 'tooLarge':
      return 'A file of the taxonomy has at most 1 MB.';
    case 'tooDeep':
      return 'Topics are nested at most 50 deep.';
    case 'wrongShape':
      return `Here stands ${wantedShapes[finding.wanted]}.`;
    case 'unknownField':
      return `There is no field "${finding.name}".`;
    case 'duplicateName':
      return `The name "${finding.name}" is there twice.`;
    case 'unknownObjective':
      return `The learning objective "${finding.name}" is not among "learningObjectives".`;
    case 'keyMissing':
      return `The name "${finding.name}" has no label in the language ${finding.language}.`;
  }
}
