/** Takes names away from everybody in this page or worker, for good: what was there is gone, and nothing can be put in its place. */
export function shut(names: readonly string[]): void {
  for (const name of names) {
    for (let at: object | null = globalThis; at !== null; at = Reflect.getPrototypeOf(at)) {
      Reflect.deleteProperty(at, name);
    }
    Reflect.defineProperty(globalThis, name, { value: undefined });
  }
}
