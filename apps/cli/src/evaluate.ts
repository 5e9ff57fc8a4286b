import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import {
  certainValueOf,
  closeDoubleOf,
  evaluateExpression,
  fields,
  formatValue,
  isInfinite,
  leavesDoubles,
  numberOf,
  parseExpression,
  printMathml,
  printTex,
  printText,
  scientificOf,
  withPowersOfTen,
  type ExpressionFailure,
  type Field,
  type Value,
} from '@lemma/core/expression';
import { isLanguage, writesDecimalComma, type Language } from '@lemma/core/language';
import { fail, succeed, type Result } from '@lemma/core/store';
import { parseJson } from '@lemma/core/platform';
import type { CliCommand, Terminal } from './command.ts';
import { failureInWords } from './failure-in-words.ts';
import { forms, rewriteExpression } from './rewrite-expression.ts';

const help = `lemma evaluate EXPRESSION [--field FIELD] [--set NAME=EXPRESSION] [--digits N] [--language LANGUAGE] [--json]
lemma evaluate EXPRESSION [--derivative NAME] [--form ${forms.join('|')}] [--equal EXPRESSION]
lemma evaluate --json [the same options] < LINES

Prints the value of an expression. Put -- before an expression that begins with a minus sign.

  --field FIELD          ${fields.join(', ')}; real by default
  --set NAME=EXPRESSION  give a name a value; may be repeated
  --digits N             print at most N decimals (15)
  --language LANGUAGE    read the expression as a learner's input in that language, with its decimal comma
  --derivative NAME      print the derivative with respect to a name
  --form FORM            print the expression rewritten in that form
  --equal EXPRESSION     print whether both expressions are equal
  --json                 print the value with its kind: real, rational, complex, complexRational, truth, vector or matrix

With --json and without an expression, every line of standard input is a request
  {"id": …, "text": "a+1,5", "variables": {"a": 2, "b": "1/3"}, "language": "de", "field": "rational"}
and is answered with one line
  {"id": …, "kind": "rational", "value": 3.5, "shown": "7/2", "tex": "…", "mathml": "…"}  or
  {"id": …, "error": {"code": "…", "from": 0, "to": 1}}
A complex value is {"re": 1, "im": 2}, a vector is an array. Numbers unknown to JSON are the strings "Infinity", "-Infinity" and "NaN".`;

/** `lemma evaluate`: prints the value of an expression, or of one expression per line. */
export const evaluate: CliCommand = {
  name: 'evaluate',
  summary: 'evaluates expressions',
  help,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean' },
        field: { type: 'string', default: 'real' },
        set: { type: 'string', multiple: true, default: [] },
        digits: { type: 'string', default: '15' },
        language: { type: 'string' },
        form: { type: 'string' },
        derivative: { type: 'string' },
        equal: { type: 'string' },
      },
      allowPositionals: true,
    });
    const text = positionals.join(' ');
    const digits = Number(values.digits);
    const { form, derivative, equal } = values;
    const refuse = (reason: string): number => {
      terminal.complain(`lemma evaluate: ${reason}\n\n${help}`);
      return 2;
    };
    if (!isDigits(digits)) return refuse(`--digits must be a whole number from 0 to 15, not "${values.digits}"`);
    if (form !== undefined && !forms.includes(form)) return refuse(`unknown form "${form}"`);
    if (!fields.some((each) => each === values.field)) return refuse(`unknown field "${values.field}"`);
    if (values.language !== undefined && !isLanguage(values.language)) {
      return refuse(`unknown language "${values.language}"`);
    }
    const unassigned = values.set.find((assignment) => !/^[^=]*\S[^=]*=/.test(assignment));
    if (unassigned !== undefined) return refuse(`--set needs NAME=EXPRESSION, not "${unassigned}"`);
    const variables = Object.fromEntries(values.set.map(splitAssignment));
    const question = readQuestion({ text, variables, field: values.field, language: values.language });
    if (question === undefined || (positionals.length === 0 && values.json !== true)) {
      return refuse('an expression is missing');
    }
    if (positionals.length === 0) return evaluateLines(question, digits, terminal);
    if (values.json) {
      const reply = answer(question, digits);
      terminal.print(JSON.stringify(reply));
      return 'error' in reply ? 1 : 0;
    }
    const rewriting = { form, derivative, equal, digits, decimalComma: decimalComma(question) };
    const result =
      form === undefined && derivative === undefined && equal === undefined
        ? shownValue(question, digits)
        : rewriteExpression(text, rewriting);
    if (result.ok) terminal.print(result.value);
    else terminal.complain(inWords(result.failure));
    return result.ok ? 0 : 1;
  },
};

async function evaluateLines(defaults: EvaluateRequest, digits: number, terminal: Terminal): Promise<number> {
  for await (const line of createInterface({ input: terminal.input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const value = parseJson(line);
    const question =
      typeof value === 'object' && value !== null
        ? readQuestion({ ...defaults, text: undefined, ...value })
        : undefined;
    const reply =
      question === undefined
        ? { id: null, error: { code: 'bad-line', from: 0, to: line.length } }
        : answer(question, digits);
    terminal.print(JSON.stringify(reply));
  }
  return 0;
}

/** The request: an expression, and the values of its names, as numbers or expressions. */
interface EvaluateRequest {
  readonly id: unknown;
  readonly text: string;
  readonly variables: Readonly<Record<string, number | string>>;
  readonly field: Field;
  readonly language?: Language;
}

/** A failure in the expression or in that of a variable. */
type Fault = ExpressionFailure & { readonly variable?: string };

function valueOf(question: EvaluateRequest): Result<Value, Fault> {
  const { text, variables, field, language } = question;
  const options = { field, ...(language !== undefined && { language }) };
  const values: Record<string, number | Value> = {};
  for (const [variable, given] of Object.entries(variables)) {
    const value = typeof given === 'number' ? succeed(given) : evaluateExpression(given, options);
    if (!value.ok) return fail({ ...value.failure, variable });
    values[variable] = value.value;
  }
  const value = evaluateExpression(withPowersOfTen(text, decimalComma(question)), { ...options, variables: values });
  const term = value.ok && value.value.kind === 'real' ? constantIn(question) : undefined;
  if (term === undefined || !value.ok || isInfinite(term)) return value;
  const inDoubles = numberOf(value.value) ?? NaN;
  return succeed({ kind: 'real', value: closeDoubleOf(term) ?? certainValueOf(term, inDoubles).value });
}

/** A term without variables, whose value is computed with as many digits as are printed. */
function constantIn({ text, variables, language }: EvaluateRequest) {
  if (Object.keys(variables).length > 0) return undefined;
  const comma = language !== undefined && writesDecimalComma(language);
  const parsed = parseExpression(withPowersOfTen(text, comma), { decimalComma: comma });
  return parsed.ok ? parsed.value : undefined;
}

/** The answer to one request, as JSON. */
function answer(question: EvaluateRequest, digits: number): object {
  const { id, text } = question;
  const result = valueOf(question);
  if (!result.ok) return { id, error: describe(result.failure) };
  const parsed = parseExpression(withPowersOfTen(text, decimalComma(question)), {
    decimalComma: decimalComma(question),
  });
  if (!parsed.ok) return { id, error: describe(parsed.failure) };
  return {
    id,
    kind: result.value.kind,
    value: writable(result.value),
    shown: shown(result.value, question, digits),
    tex: printTex(parsed.value, { decimalComma: decimalComma(question) }),
    mathml: printMathml(parsed.value, { decimalComma: decimalComma(question) }),
  };
}

function shownValue(question: EvaluateRequest, digits: number): Result<string, Fault> {
  const result = valueOf(question);
  return result.ok ? succeed(shown(result.value, question, digits)) : result;
}

/** `x, 3: the expression ends too early`: the variable concerned, if any, the position from 1 on, and the error. */
function inWords(fault: Fault): string {
  return (fault.variable === undefined ? '' : `${fault.variable}, `) + failureInWords(fault);
}

function describe({ kind, span, variable }: Fault): object {
  return { code: failureCode(kind), from: span.from, to: span.to, ...(variable !== undefined && { variable }) };
}

function shown(value: Value, question: EvaluateRequest, digits: number): string {
  const term = value.kind === 'real' ? constantIn(question) : undefined;
  // In doubles it is infinite or 0.
  if (term !== undefined && leavesDoubles(term) && [0, Infinity].includes(Math.abs(numberOf(value) ?? NaN))) {
    return scientificOf(term, decimalComma(question)) ?? printText(term);
  }
  return formatValue(value, { field: question.field, digits, decimalComma: decimalComma(question) });
}

function decimalComma({ language }: EvaluateRequest): boolean {
  return language !== undefined && writesDecimalComma(language);
}

/** A value as JSON. */
function writable(value: Value): unknown {
  switch (value.kind) {
    case 'truth':
      return value.value;
    case 'vector':
      return value.entries.map(writable);
    case 'matrix':
      return value.rows.map((row) => row.map(writable));
    case 'real':
    case 'rational':
      return writableNumber(value.value.valueOf());
    case 'complex':
    case 'complexRational':
      return { re: writableNumber(value.re.valueOf()), im: writableNumber(value.im.valueOf()) };
  }
}

function writableNumber(number: number): number | string {
  return Number.isFinite(number) ? number : String(number);
}

function readQuestion(given: object): EvaluateRequest | undefined {
  const {
    id = null,
    text,
    variables = {},
    field = 'real',
    language,
  }: Partial<Record<keyof EvaluateRequest, unknown>> = given;
  if (typeof text !== 'string' || typeof variables !== 'object' || variables === null) return undefined;
  const known = fields.find((each) => each === field);
  if (known === undefined || (language !== undefined && !isLanguage(language))) return undefined;
  const values: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(variables)) {
    if (typeof value !== 'number' && typeof value !== 'string') return undefined;
    values[name] = value;
  }
  return { id, text, variables: values, field: known, ...(language !== undefined && { language }) };
}

/** `x=3`. */
function splitAssignment(assignment: string): readonly [name: string, text: string] {
  const sign = assignment.indexOf('=');
  return [assignment.slice(0, sign).trim(), assignment.slice(sign + 1)];
}

function isDigits(digits: number): boolean {
  return Number.isInteger(digits) && digits >= 0 && digits <= 15;
}

/** The code of a kind of failure in JSON: `tooLong` is `too-long`. */
function failureCode(kind: ExpressionFailure['kind']): string {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
