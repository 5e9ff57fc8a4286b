/**
 * The normalised form in which a name is stored, compared and counted: blanks, case and full-width letters do not
 * matter.
 */
export function usernameOf(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/**
 * Whether a name is allowed for an account: letters, digits and a few signs, no blanks, so that it can be typed and
 * said.
 */
export function isUsername(name: string): boolean {
  return name === usernameOf(name) && /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}._@+-]{0,99}$/u.test(name);
}
