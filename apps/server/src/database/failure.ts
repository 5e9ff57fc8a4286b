/** Whether an error says that the database cannot be reached or is going down, so that trying later makes sense. */
export function isDatabaseLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseLost);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    lostCodes.has(code) ||
    code.startsWith('08') ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed/.test(
      error.message,
    )
  );
}

/** Network errors of Node, and PostgreSQL's codes for shutting down, starting up and having no room. */
const lostCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
