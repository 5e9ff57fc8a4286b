import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import {
  evaluateExpression,
  failureCodes,
  parseExpression,
  printMathml,
  printTex,
  type ExpressionFailure,
  type Value,
} from '@lemma/core/expression';
import { isLanguage, writesDecimalComma, type Language } from '@lemma/core/language';
import type { Command, Terminal } from './command.ts';

const help = `lemma evaluate EXPRESSION
lemma evaluate --json < LINES

Prints the value of an expression. With --json every line of the input is
  {"id": …, "text": "a+1,5", "variables": {"a": 2}, "language": "de"}
and every line of the output
  {"id": …, "value": 3.5, "tex": "…", "mathml": "…"}  or  {"id": …, "error": {"code": "…", "from": 0, "to": 1}}
A language makes the text a learner's input in that language, with its decimal comma.
Values that JSON does not know are the texts "Infinity", "-Infinity" and "NaN".`;

/** `lemma evaluate`: the value of an expression, or of one expression per line. */
export const evaluate: Command = {
  name: 'evaluate',
  summary: 'the value of expressions',
  help,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.json) return evaluateLines(terminal);
    if (positionals.length === 0) {
      terminal.complain(help);
      return 2;
    }
    const result = evaluateExpression(positionals.join(' '));
    if (result.ok) terminal.print(JSON.stringify(writable(result.value)));
    else terminal.complain(`${String(result.failure.span.from + 1)}: ${failureCodes[result.failure.kind]}`);
    return result.ok ? 0 : 1;
  },
};

async function evaluateLines(terminal: Terminal): Promise<number> {
  for await (const line of createInterface({ input: terminal.input, crlfDelay: Infinity })) {
    if (line.trim() !== '') terminal.print(JSON.stringify(answer(line)));
  }
  return 0;
}

/** The answer to one line of input. */
function answer(line: string): object {
  const question = readQuestion(line);
  if (question === undefined) return { id: null, error: { code: 'bad-line', from: 0, to: line.length } };
  const { id, text, variables, language } = question;
  const decimalComma = language !== undefined && writesDecimalComma(language);
  const result = evaluateExpression(text, { variables, ...(language !== undefined && { language }) });
  if (!result.ok) return { id, error: describe(result.failure) };
  const parsed = parseExpression(text, { decimalComma });
  if (!parsed.ok) return { id, error: describe(parsed.failure) };
  return {
    id,
    value: writable(result.value),
    tex: printTex(parsed.value, { decimalComma }),
    mathml: printMathml(parsed.value, { decimalComma }),
  };
}

function describe(failure: ExpressionFailure): object {
  return { code: failureCodes[failure.kind], from: failure.span.from, to: failure.span.to };
}

/** A value as JSON can write it. */
function writable(value: Value): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  return typeof value === 'boolean' ? value : value.map(writable);
}

interface Question {
  readonly id: unknown;
  readonly text: string;
  readonly variables: Readonly<Record<string, number>>;
  readonly language?: Language;
}

function readQuestion(line: string): Question | undefined {
  const value = parseJson(line);
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
    return undefined;
  const variables = 'variables' in value ? readVariables(value.variables) : {};
  if (variables === undefined) return undefined;
  const language = 'language' in value ? value.language : undefined;
  if (language !== undefined && !isLanguage(language)) return undefined;
  return {
    id: 'id' in value ? value.id : null,
    text: value.text,
    variables,
    ...(language !== undefined && { language }),
  };
}

function readVariables(value: unknown): Readonly<Record<string, number>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: (readonly [string, number])[] = [];
  for (const [name, number] of Object.entries(value)) {
    if (typeof number !== 'number') return undefined;
    entries.push([name, number]);
  }
  return Object.fromEntries(entries);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
