import { findingCode, type Finding } from '@lemma/core/source';
import type { PlacedFinding } from '../wire/index.ts';

/** The finding that the server tells of a source. */
export function findingFrom({ code, severity, from, to, data, fix }: PlacedFinding): Finding {
  const edit = fix && { span: { from: fix.from, to: fix.to }, text: fix.text };
  return { code: findingCode(code), severity, span: { from, to }, data, ...(edit && { fix: edit }) };
}
