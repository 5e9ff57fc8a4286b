/** A deterministic stream of random numbers: same seed, same numbers, in browser, server and command line. */
export interface Random {
  /** A whole number, uniform on [min, max], inclusive; min <= max, both within ±(2^53 − 1). */
  integer(min: number, max: number): number;
  /** A real number, uniform on [0, 1). */
  fraction(): number;
}
