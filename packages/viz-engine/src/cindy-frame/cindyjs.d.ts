/** The part of CindyJS that the frame uses: its build has no types. */
declare module 'cindyjs' {
  export interface CindyInstance {
    /** Starts it; rejects if a start script throws. */
    startup(): Promise<void>;
    play(): void;
    pause(): void;
    /** Runs CindyScript and redraws. */
    evokeCS(code: string): void;
    /** The value of CindyScript, in CindyJS's representation. */
    evalcs(code: string): unknown;
    /** The syntax tree of CindyScript; its `ctype` is `error` if it cannot be parsed. */
    parse(code: string): { readonly ctype: string; readonly message?: string };
  }
  const CindyJS: { newInstance(config: Readonly<Record<string, unknown>>): CindyInstance };
  export { CindyJS as default };
}
