import { longestAnswer, refusalIds } from '@lemma/api-client/wire';
import { readExportFile } from '@lemma/core/outbox';
import type { WaitingChange } from '@lemma/core/problem';
import { userOf } from '@lemma/core/session';
import { succeed } from '@lemma/core/store';
import { refuse, type Handlers } from '../http/index.ts';
import type { WorkOnProblems } from './work-on-problems.ts';

/** More changes than anybody makes while the platform cannot be reached. */
const mostChanges = 5000;

/** Takes the answers in a file that a browser has saved: as if they had been sent, one after the other. */
export function importHandlers(work: Pick<WorkOnProblems, 'keep'>): Pick<Handlers, 'importAnswers'> {
  return {
    async importAnswers({ file }, caller, name, _key, received) {
      const read = readExportFile(file);
      if (read === undefined || read.changes.length > mostChanges || read.changes.some(isTooLong)) {
        return refuse(422, refusalIds.answersFileUnreadable, 'The file does not contain saved answers.');
      }
      if (read.owner !== userOf(caller)?.id) {
        return refuse(403, refusalIds.answersFileForeign, 'The answers in the file belong to somebody else.');
      }
      // Versions under which changes were taken, by their keys: the next ones go on from them.
      const taken = new Map<string, number>();
      const refused = new Set<string>();
      for (const change of read.changes) {
        const { key, answer, problem, attempt, language, moved, after = '', version } = change;
        const place = `${problem.path}\n${problem.worksheet ?? ''}\n${answer}`;
        const changed = {
          [answer]: {
            value: storable(change.text),
            lang: language,
            version: Math.max(version, taken.get(after) ?? 0),
            ...(moved && { moved }),
          },
        };
        const looking = {
          caller,
          name,
          path: problem.path,
          language: problem.language,
          worksheet: problem.worksheet,
          claim: {},
          received,
        };
        const kept = await work.keep(looking, attempt, changed, key);
        const as = kept.ok ? kept.value.versions[answer] : undefined;
        if (as === undefined) refused.add(place);
        else {
          taken.set(key, as);
          refused.delete(place);
        }
      }
      return succeed({ taken: taken.size, refused: refused.size });
    },
  };
}

function isTooLong({ text }: WaitingChange): boolean {
  return text.length > longestAnswer;
}

/** Half a character, and NUL, can be in a file, but not be stored. */
function storable(text: string): string {
  return text.replace(/[\p{Surrogate}\0]/gu, '');
}
