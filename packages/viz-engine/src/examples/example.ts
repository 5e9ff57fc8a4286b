/** A small figure as data. It can be printed as source, and read as if it had been parsed from that. */
export interface Example {
  readonly definitions: readonly ExampleDefinition[];
  /** What its board shows; everything by default. */
  readonly plotted?: readonly string[];
  /** Whether its board shows space rather than the plane. */
  readonly isInSpace?: boolean;
}

/** `\slider[editable]{a}{1, -3, 3}` is type slider, name a, options ['editable'], values ['1', '-3', '3']. */
export interface ExampleDefinition {
  readonly type: string;
  readonly name: string;
  readonly values: readonly string[];
  readonly options?: readonly string[];
  readonly attributes?: Readonly<Record<string, string>>;
}
