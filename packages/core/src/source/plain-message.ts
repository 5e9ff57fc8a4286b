import type { Finding } from './finding.ts';

/** A finding as one English line for programs: its code and data. */
export function plainMessage({ code, data }: Pick<Finding, 'code' | 'data'>): string {
  const details = Object.values(data).join(', ');
  return details === '' ? code : `${code} (${details})`;
}
