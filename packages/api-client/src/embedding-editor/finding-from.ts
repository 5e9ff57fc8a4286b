import { findingCode, type Finding } from '@lemma/core/source';
import type { PlacedFinding } from '../wire/index.ts';

/** A finding in the server's answer, in the terms of the core. */
export function findingFrom({ code, severity, from, to, data, fix }: PlacedFinding): Finding {
  const edit = fix && { span: { from: fix.from, to: fix.to }, text: fix.text };
  return { code: findingCode(code), severity, span: { from, to }, data, ...(edit && { fix: edit }) };
}
