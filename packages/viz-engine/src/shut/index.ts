/** Removes globals from this page or worker permanently: they are gone, and nothing can be put in their place. */
export function shut(names: readonly string[]): void {
  for (const name of names) {
    for (let at: object | null = globalThis; at !== null; at = Reflect.getPrototypeOf(at)) {
      Reflect.deleteProperty(at, name);
    }
    Reflect.defineProperty(globalThis, name, { value: undefined });
  }
}
