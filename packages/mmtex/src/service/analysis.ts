import type { SourceToken } from '@lemma/core/authoring';
import { namesOf } from './names.ts';
import type { SourceNames } from './occurrence.ts';
import { readingsOf, type SourceReading } from './reading.ts';
import type { Scope } from './scope.ts';
import { tokensIn } from './tokens.ts';

/** Everything that queries about one source need, computed on first use. */
export interface Analysis {
  readonly source: string;
  readonly readings: readonly SourceReading[];
  readonly names: SourceNames;
  readonly scopes: readonly Scope[];
  readonly tokens: readonly SourceToken[];
}

/** Analyses sources; keeps the latest results, because an editor asks many questions about the same text. */
export function analyser(types: ReadonlySet<string>): (source: string) => Analysis {
  const kept: Analysis[] = [];
  return (source) => {
    const known = kept.find((each) => each.source === source);
    if (known !== undefined) return known;
    const analysis = analysisOf(source, types);
    kept.unshift(analysis);
    kept.length = Math.min(kept.length, 2);
    return analysis;
  };
}

function analysisOf(source: string, types: ReadonlySet<string>): Analysis {
  const readings = readingsOf(source);
  const found = once(() => namesOf(readings));
  const tokens = once(() => tokensIn(source, readings, found().names, types));
  return {
    source,
    readings,
    get names() {
      return found().names;
    },
    get scopes() {
      return found().scopes;
    },
    get tokens() {
      return tokens();
    },
  };
}

function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => (found ??= { value: find() }).value;
}
