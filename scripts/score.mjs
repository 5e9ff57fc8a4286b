// npm run score -- FILE: evaluates expressions with known values, one line of JSON each ({id, text, variables,
// expected}), and lists those that differ. One without variables may also be read as an answer that is a number.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { load } from '../bench/measuring.mjs';

/** Values that differ by less count as equal, relative to the expected one (absolute below 1). */
const tolerance = 1e-8;

export async function run(args) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
  const [file] = positionals;
  if (file === undefined) {
    console.error('Usage: npm run score -- FILE [--json]');
    process.exit(2);
  }
  const { evaluateExpression, valueOf } = await load('packages/core/src/expression/index.ts');
  const { readingOf } = await load('packages/core/src/judgement/index.ts');
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const misses = [];
  for (const line of lines) {
    const { id, text, variables, expected } = JSON.parse(line);
    // A text with the imaginary unit is about complex numbers.
    const found = ['real', 'complex'].map((field) => outcome(evaluateExpression(text, { variables, field })));
    // In answers 3e2 is a power of ten, and 50% a number.
    const typed = readingOf(text, { type: 'input.number', field: 'real', language: 'en' });
    if (Object.keys(variables).length === 0 && typed.ok && typed.value.kind === 'term')
      found.push(outcome(valueOf(typed.value.term, {})));
    if (!found.some((value) => agrees(value, expected))) misses.push({ id, text, expected, found: found[0] });
  }
  if (values.json) console.log(JSON.stringify({ total: lines.length, agreed: lines.length - misses.length, misses }));
  else {
    for (const { id, text, expected, found } of misses)
      console.log(`${id}\t${text}\texpected ${expected}\tfound ${found}`);
    const agreed = lines.length - misses.length;
    console.log(`${agreed} of ${lines.length} agree (${((100 * agreed) / lines.length).toFixed(1)} %)`);
  }
}

function outcome(result) {
  if (!result.ok) return result.failure.kind;
  const value = result.value;
  switch (value.kind) {
    case 'real':
    case 'truth':
      return value.value;
    case 'rational':
      return value.value.valueOf();
    case 'complex':
      return Math.abs(value.im) <= tolerance ? value.re : `${value.re} + ${value.im} i`;
    default:
      return value.kind;
  }
}

function agrees(found, expected) {
  if (typeof expected !== 'number' || typeof found !== 'number') return found === expected;
  return found === expected || Math.abs(found - expected) <= tolerance * Math.max(1, Math.abs(expected));
}
