/** Groups of rolldown's `codeSplitting` for what screens share. */
export declare const sharedChunks: readonly {
  readonly name: string;
  readonly test: RegExp;
  readonly minShareCount: number;
  readonly maxModuleSize?: number;
}[];
