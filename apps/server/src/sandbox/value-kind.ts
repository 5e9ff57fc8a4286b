import * as v from 'valibot';
import type { ValueKind, ValueSource } from '@lemma/core/code-answer';
import type { CodeLanguage } from '@lemma/core/document';

/** Kinds by the names that the drivers have for them. */
const kinds: Readonly<Record<string, ValueKind>> = {
  int: 'number',
  float: 'number',
  fraction: 'number',
  complex: 'complex',
  logical: 'truth',
  text: 'text',
  list: 'list',
  tuple: 'list',
  cell: 'cell',
  array: 'matrix',
  set: 'set',
  frozenset: 'set',
  dict: 'dictionary',
};

/** How the languages call functions. */
const functions: readonly unknown[] = [
  ...['function', 'builtin_function_or_method', 'method', 'type'],
  ...['function_handle', 'inline'],
];

const told = v.object({
  t: v.string(),
  v: v.optional(v.unknown()),
  // Of Octave, rows and columns; and imaginary parts.
  s: v.optional(v.tuple([v.number(), v.number()])),
  im: v.optional(v.string()),
});
const json = v.pipe(v.string(), v.parseJson());
const pythonReply = v.pipe(json, v.object({ ok: v.unknown() }));
/** The first of the results of a call. */
const octaveReply = v.pipe(json, v.object({ ok: v.object({ v: v.looseTuple([v.pipe(json, told)]) }) }));

/** What kind of value is in a reply of a learner's process; undefined if it is none, or cannot be read. */
export function kindOfReply(language: CodeLanguage, text: string): ValueKind | undefined {
  switch (language) {
    case 'python': {
      const reply = v.safeParse(pythonReply, text);
      return reply.success ? pythonKind(reply.output.ok) : undefined;
    }
    case 'octave': {
      const reply = v.safeParse(octaveReply, text);
      return reply.success ? octaveKind(reply.output.ok.v[0]) : undefined;
    }
  }
}

function pythonKind(value: unknown): ValueKind | undefined {
  if (typeof value === 'boolean') return 'truth';
  if (typeof value === 'string') return 'text';
  const read = v.safeParse(told, value);
  return read.success ? kindOf(read.output) : undefined;
}

function octaveKind({ s: [rows, columns] = [1, 1], im = '', ...value }: v.InferOutput<typeof told>): ValueKind {
  const isSingle = rows === 1 && columns === 1;
  if ((value.t === 'matrix' || value.t === 'logical') && !isSingle) return 'matrix';
  if (value.t === 'matrix') return /[1-9]/.test(im) ? 'complex' : 'number';
  return kindOf(value);
}

function kindOf({ t, v: inner }: { readonly t: string; readonly v?: unknown }): ValueKind {
  return (Object.hasOwn(kinds, t) ? kinds[t] : undefined) ?? (functions.includes(inner) ? 'function' : 'other');
}

const question = v.pipe(json, v.object({ call: v.optional(v.string()), name: v.optional(v.string()) }));

/** Whose value an evaluator asks for. */
export function sourceOf(asked: string): ValueSource {
  const read = v.safeParse(question, asked);
  if (!read.success) return {};
  const { call, name } = read.output;
  const [, number] = /^answer (\d{1,3})$/.exec(name ?? '') ?? [];
  return { ...(call !== undefined && { function: call }), ...(number !== undefined && { answer: Number(number) }) };
}
