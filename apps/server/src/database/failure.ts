/** Whether an error says that the database cannot be reached or is going down, so that trying later makes sense. */
export function isDatabaseLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseLost);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    lostCodes.has(code) ||
    code.startsWith('08') ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|PGlite is closed/.test(
      error.message,
    )
  );
}

/** Network errors of Node, and PostgreSQL's codes for shutting down, starting up, having no room, and taking too long. */
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
  '53100',
  '53200',
  '53300',
  '57014',
  '25P03',
]);
