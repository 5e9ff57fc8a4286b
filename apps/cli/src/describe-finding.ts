import { positionAt, type Finding, type Span } from '@lemma/core/source';
import { messageOf } from './messages.ts';

/** A finding in one line, as editors and CI read it: `file:line:column code message`. */
export function describeFinding(file: string, source: string, finding: Finding): string {
  const { span, others = [] } = finding;
  const warning = finding.severity === 'warning' ? 'warning: ' : '';
  const also = others.length === 0 ? '' : ` See also ${others.map((other) => placeOf(source, other)).join(', ')}.`;
  return `${file}:${placeOf(source, span)} ${finding.code} ${warning}${messageOf(finding)}${also}`;
}

function placeOf(source: string, { from }: Span): string {
  const { line, column } = positionAt(source, from);
  return `${String(line)}:${String(column)}`;
}
