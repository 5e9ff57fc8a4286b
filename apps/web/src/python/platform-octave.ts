import { filter, map } from 'rxjs';
import { PlatformRunner, type CodeGateway } from '@lemma/core/code-cell';
import { userOf, type SessionStore } from '@lemma/core/session';

/** Octave, which runs on the server for those who are signed in. */
export function platformOctave(gateway: CodeGateway, session: SessionStore): PlatformRunner {
  const known = session.state$.pipe(filter(({ kind }) => kind !== 'unknown'));
  return new PlatformRunner(gateway, known.pipe(map((state) => userOf(state) !== undefined)));
}
