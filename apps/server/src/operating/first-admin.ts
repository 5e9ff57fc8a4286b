import { roles } from '@lemma/core/session';
import { invitationPath, type Accounts } from '../identity/index.ts';

/** Makes the first account of a platform that has none, with every role; returns the link on which its owner chooses a password. */
export async function inviteFirstAdmin(accounts: Accounts, origin: string): Promise<string | undefined> {
  if ((await accounts.all()).length > 0) return undefined;
  const admin = await accounts.add({ username: 'admin', givenName: 'Admin', familyName: '', email: '', roles });
  return admin && `${origin}${invitationPath(await accounts.invite(admin.id))}`;
}
