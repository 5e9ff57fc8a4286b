/** How a name is kept, compared and counted: whoever types it with blanks, capitals or full-width letters means the same. */
export function usernameOf(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

/** Whether a name can be given to an account: letters, digits and a few signs, no blanks, so that it can be typed and said. */
export function isUsername(name: string): boolean {
  return name === usernameOf(name) && /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}._@+-]{0,99}$/u.test(name);
}
