import { PlatformRunner, type CodeGateway } from '@lemma/core/code-cell';
import { userOf, type SessionStore } from '@lemma/core/session';

/** Octave, which runs on the server for those who are signed in. */
export function platformOctave(gateway: CodeGateway, session: SessionStore): PlatformRunner {
  return new PlatformRunner(gateway, () => userOf(session.state) !== undefined);
}
