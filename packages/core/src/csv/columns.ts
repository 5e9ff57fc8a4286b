const listColumns = ['user', 'given', 'family', 'email', 'roles', 'deadline', 'extra', 'reason'] as const;

/** A column of a list of people, the same for every reader of such a list. */
export type ListColumn = (typeof listColumns)[number];

/** How headings name the columns: ours, those of Moodle and ILIAS, and of the platform's languages. */
const headings: Readonly<Record<ListColumn, readonly string[]>> = {
  user: [
    'user',
    'username',
    'login',
    'benutzer',
    'benutzername',
    'nutzername',
    'anmeldename',
    'kennung',
    'benutzerkennung',
    'nutzerkennung',
    'loginname',
    'utilisateur',
    'nomdutilisateur',
    'identifiant',
    '用户名',
  ],
  given: ['given', 'givenname', 'firstname', 'vorname', 'prénom', '名'],
  family: ['family', 'familyname', 'lastname', 'surname', 'nachname', 'familienname', 'nom', '姓'],
  email: ['email', 'emailaddress', 'mail', 'emailadresse', 'courriel', 'adressedecourriel', '邮箱', '电子邮箱'],
  roles: ['roles', 'role', 'rollen', 'rolle', 'rôles', 'rôle', '角色'],
  deadline: ['deadline', 'frist', 'abgabe', 'datelimite', '截止时间'],
  extra: ['extra', 'zuschlag', 'supplément', '延长'],
  reason: ['reason', 'grund', 'begründung', 'raison', 'motif', '原因'],
};

/** The column that a heading names, in whatever spelling; undefined if it names none. */
export function columnOf(heading: string): ListColumn | undefined {
  const name = heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return listColumns.find((column) => headings[column].includes(name));
}
