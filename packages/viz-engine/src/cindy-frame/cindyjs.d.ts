/** What the frame uses of CindyJS: its build has no types. */
declare module 'cindyjs' {
  export interface CindyInstance {
    /** Starts it; rejects when a script of its start throws. */
    startup(): Promise<void>;
    play(): void;
    pause(): void;
    /** Runs CindyScript and draws anew. */
    evokeCS(code: string): void;
    /** The value of CindyScript, in CindyJS's own form. */
    evalcs(code: string): unknown;
    /** The tree of CindyScript; its `ctype` is `error` where it cannot be read. */
    parse(code: string): { readonly ctype: string; readonly message?: string };
  }
  const CindyJS: { newInstance(config: Readonly<Record<string, unknown>>): CindyInstance };
  export { CindyJS as default };
}
