/** Whether an error means that the database is unreachable or shutting down, so that retrying later makes sense. */
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

/**
 * Why a PostgreSQL server refuses to be used at all, in words for the operator; undefined if the error is another one. A
 * retry would not help.
 */
export function refusalInWords(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  switch (code) {
    case '28P01':
    case '28000':
      return `The database refuses the user or the password in DATABASE_URL: ${error.message}.`;
    case '3D000':
      return `The database of DATABASE_URL does not exist: ${error.message}. Create it, empty.`;
    case '42501':
      return `The user in DATABASE_URL may not create tables: ${error.message}. Let the user own the database.`;
    case '25006':
      return `The database of DATABASE_URL can only be read: ${error.message}. Name the primary server.`;
    case 'ERR_INVALID_URL':
      return 'DATABASE_URL is not an address like postgres://user:password@host/database; signs like # or / in the password are written as %23 or %2F.';
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'CERT_HAS_EXPIRED':
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `The certificate of the database server is not accepted: ${error.message}.`;
    default:
      // The library says these without a code.
      return /SASL|password must be a string|does not support SSL/.test(error.message)
        ? `The database of DATABASE_URL cannot be used: ${error.message}.`
        : undefined;
  }
}

/** Whether an error means that there is no room on a disk: here, or on that of the PostgreSQL server. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || /No space left/i.test(error.message);
}

/** Network errors of Node, and PostgreSQL's codes for shutting down, starting up, a disk that fails, and timeouts. */
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
  '53200',
  '53300',
  '57014',
  '58030',
  '25P03',
]);
