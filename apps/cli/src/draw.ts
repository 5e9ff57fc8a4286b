import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { allBlocks, readDocument, type Block } from '@lemma/core/document';
import { printText } from '@lemma/core/expression';
import { defaultLanguage } from '@lemma/core/language';
import { drawValues, seedOfBlock } from '@lemma/core/exercise';
import { seededRandom } from '@lemma/core/platform';
import type { Result } from '@lemma/core/store';
import { drawVariables, toFinding, type Drawn, type DrawnValue, type VariableFailure } from '@lemma/core/variables';
import { convertDocument, documentLanguages } from '@lemma/mmtex';
import type { CliCommand } from './command.ts';
import { describeFinding } from './describe-finding.ts';

const help = `lemma draw FILE [--seed N] [--count N] [--json]

Draws the variables of every figure, quick check and question in a document, just as the page with this seed shows them (?seed=N).

  --seed N    the first seed (1)
  --count N   how many seeds to use, starting with the first one (1)
  --json      print each draw as one line {"seed": 7, "id": "…", "variables": {"a": 3, …}}; a failed draw has "error" instead of
              "variables". Fractions become numbers, functions become strings.

A question also has the variables of its problem, with the same values in every question. Anything that cannot be drawn is reported
once, with its place and the reason: the rule whose condition cannot be avoided, and the values for which it always holds.
The exit code is 1 if a draw failed.`;

/** `lemma draw`: prints the values that seeds give to a document's variables. */
export const draw: CliCommand = {
  name: 'draw',
  summary: 'draws the random variables of a document',
  help,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string', default: '1' },
        count: { type: 'string', default: '1' },
        json: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    const [file] = positionals;
    const [first, count] = [Number(values.seed), Number(values.count)];
    if (
      file === undefined ||
      positionals.length > 1 ||
      !Number.isInteger(first) ||
      !Number.isInteger(count) ||
      count < 1
    ) {
      terminal.complain(help);
      return 2;
    }
    const source = await readFile(file, 'utf8');
    const [language = defaultLanguage] = documentLanguages(source);
    const document = readDocument(convertDocument(source, language).xml);
    const sets = document.ok ? allBlocks(document.value.blocks).flatMap(drawnIn) : [];
    if (sets.length === 0) terminal.complain(`${file}: nothing to draw`);
    let failed = !document.ok;
    const complaints = new Set<string>();
    for (let seed = first; seed < first + count; seed += 1) {
      for (const { id, draw: drawWith } of sets) {
        const drawn = drawWith(seed);
        if (drawn.ok) {
          const variables = Object.fromEntries([...drawn.value].map(([name, value]) => [name, writable(value)]));
          terminal.print(values.json ? JSON.stringify({ seed, id, variables }) : inWords(seed, id, drawn.value));
        } else {
          failed = true;
          const findings = drawn.failure.map(toFinding);
          if (values.json) terminal.print(JSON.stringify({ seed, id, error: findings }));
          else for (const finding of findings) complaints.add(describeFinding(file, source, finding));
        }
      }
    }
    for (const complaint of complaints) terminal.complain(complaint);
    return failed ? 1 : 0;
  },
};

/** Something with variables, and what the page's seed draws for them. */
interface DrawnSet {
  readonly id: string;
  readonly draw: (pageSeed: number) => Result<Drawn, readonly VariableFailure[]>;
}

/** A figure with random variables, a quick check or a question with variables. */
function drawnIn(block: Block): readonly DrawnSet[] {
  switch (block.kind) {
    case 'visualization': {
      const { id, definitions, rules } = block.visualization;
      const isRandom = definitions.some(({ type }) => type.startsWith('rand') || type === 'drawFromSet');
      const ofFigure = (seed: number) => seededRandom(seedOfBlock({ kind: 'visualization', id }, seed));
      return isRandom ? [{ id, draw: (seed) => drawVariables(definitions, rules, ofFigure(seed)) }] : [];
    }
    case 'quickcheck':
    case 'question':
      return block.variables.definitions.length === 0
        ? []
        : [{ id: block.id, draw: (seed) => drawValues(block, seedOfBlock(block, seed)) }];
    default:
      return [];
  }
}

function writable(value: DrawnValue): number | string {
  switch (value.kind) {
    case 'number':
      return value.value;
    case 'text':
      return value.text;
    case 'function':
      return printText(value.expression);
  }
}

function inWords(seed: number, id: string, drawn: Drawn): string {
  const values = [...drawn].map(([name, value]) => `${name} = ${written(value)}`);
  return `${String(seed)} ${id}: ${values.join(', ')}`;
}

/** A fraction in fraction notation. */
function written(value: DrawnValue): string {
  return value.kind === 'number' && value.numerator !== undefined && value.denominator !== undefined
    ? `${String(value.numerator)}/${String(value.denominator)}`
    : String(writable(value));
}
