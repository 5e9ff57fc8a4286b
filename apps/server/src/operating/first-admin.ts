import { roles } from '@lemma/core/session';
import { invitationPath, type Accounts } from '../identity/index.ts';

/**
 * Creates the first account of a platform that has none, with every role; returns the link for choosing its password.
 */
export async function inviteFirstAdmin(accounts: Accounts, origin: string): Promise<string | undefined> {
  if ((await accounts.all()).length > 0) return undefined;
  const admin = await accounts.add({ username: 'admin', givenName: 'Admin', familyName: '', email: '', roles });
  return admin && `${origin}${invitationPath(await accounts.invite(admin.id))}`;
}
