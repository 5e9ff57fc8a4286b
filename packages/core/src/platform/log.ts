/** Where the platform reports what its users should not have to read. */
export interface Log {
  warn(message: string, data?: Readonly<Record<string, unknown>>): void;
  error(message: string, data?: Readonly<Record<string, unknown>>): void;
}
