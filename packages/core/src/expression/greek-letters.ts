const names =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho  sigma tau upsilon phi chi psi omega';

/** Names of Greek letters allowed as variable names, with the letter: all but π, the number. */
export const greekLetters: ReadonlyMap<string, string> = new Map(
  names.split(' ').flatMap((name, place) => {
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    const letters = [
      [name, String.fromCharCode(945 + place)] as const,
      [capital, String.fromCharCode(913 + place)] as const,
    ];
    return name === 'pi' ? letters.slice(1) : name === '' ? [] : letters;
  }),
);
