import type { Span } from '@lemma/core/source';

/** What an author is about to write: `span` is the part already typed. */
export interface CompletionPlace {
  readonly kind: 'command' | 'begin' | 'end' | 'var' | 'ref' | 'lang' | 'word';
  readonly span: Span;
  /** The whole call, which must not disturb the parsing of its surroundings. */
  readonly call: Span;
}

const ends = [
  { kind: 'begin', pattern: /\\begin\s{0,5}\{([A-Za-z]{0,40}\*?)$/ },
  { kind: 'end', pattern: /\\end\s{0,5}\{([A-Za-z]{0,40}\*?)$/ },
  { kind: 'var', pattern: /\\var\s{0,5}\{\s{0,5}([A-Za-z]?\w{0,40})$/ },
  { kind: 'ref', pattern: /\\(?:eq)?ref\s{0,5}\{([^{}\\\n]{0,100})$/ },
  { kind: 'lang', pattern: /\\lang\s{0,5}\{([a-z]{0,10})$/ },
  { kind: 'command', pattern: /(?<!\\)(?:\\\\)*(\\[A-Za-z]{0,40}\*?)$/ },
  { kind: 'word', pattern: /(?<![\w\\])([A-Za-z]\w{0,40}|)$/ },
] as const;

/** What is being typed right before an offset. */
export function completionPlace(source: string, offset: number): CompletionPlace | undefined {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  const before = source.slice(Math.max(lineStart, offset - 200), offset);
  for (const { kind, pattern } of ends) {
    const match = pattern.exec(before);
    if (match === null) continue;
    const span = { from: offset - (match[1] ?? '').length, to: offset };
    const from = kind === 'command' ? span.from : offset - match[0].length;
    const isClosed = kind !== 'command' && kind !== 'word' && source.charAt(offset) === '}';
    return { kind, span, call: { from, to: isClosed ? offset + 1 : offset } };
  }
  return undefined;
}

/** The source with the call being typed blanked out, so that everything else is parsed as if it were not there. */
export function withoutCall(source: string, { kind, call }: CompletionPlace): string {
  if (kind === 'word') return source;
  return source.slice(0, call.from) + ' '.repeat(call.to - call.from) + source.slice(call.to);
}
