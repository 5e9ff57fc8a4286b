import { positionAt, type Finding } from '@lemma/core/source';
import { messageOf } from './messages.ts';

/** A finding in one line, as editors and CI read it: `file:line:column code message`. */
export function describeFinding(file: string, source: string, finding: Finding): string {
  const { line, column } = positionAt(source, finding.span.from);
  const warning = finding.severity === 'warning' ? 'warning: ' : '';
  return `${file}:${String(line)}:${String(column)} ${finding.code} ${warning}${messageOf(finding)}`;
}
