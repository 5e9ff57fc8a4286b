import { usualSeeds } from '@lemma/core/seed-check';
import { parseArgs } from 'node:util';
import { CodeTrials } from './check-code.ts';
import { checkFile, type CheckedFile } from './checked-file.ts';
import type { CliCommand, Terminal } from './command.ts';
import { describeFinding, findingInJson } from './describe-finding.ts';
import { plain } from './paint.ts';
import { sourceFiles } from './source-files.ts';
import { watchFiles } from './watch-files.ts';

const help = `lemma check [--json] [--watch] [--thorough] PATH …

Checks documents: single files, or every .tex file in a folder and below it. Each document is converted in all its languages, its
variables are drawn with 200 seeds, its figures constructed, and its links and files looked up: in the folder you name or, for a single file, in
the enclosing folder "content" or, without one, next to it. Files whose names begin with _ are only checked where others include them.

With every seed, values must be finite, formulas look as in a textbook, and each solution be accepted when it is typed as it is shown.
Some hundred answers, right and wrong, are tried in every question of a problem: an explanation or a part of the score that none of them
leads to is a warning. Games are played from the first level to the last with all solutions, which must win each level. Solutions that are code are run with their evaluators, if the sandbox of the platform is there (bubblewrap, python3, octave);
otherwise how many were not tried is said.

Each finding is one line:
  file:line:column code message
and names the first seed that shows it, unless all do: lemma draw FILE --seed N, or ?seed=N on the page.
The last line counts the files, errors and warnings.

  --json    print one JSON object per line for each finding instead, without the last line:
            {"file": "a.tex", "line": 3, "column": 5, "endLine": 3, "endColumn": 10, "code": "unknown-command",
             "severity": "error", "message": "…"}
            severity is "error" or "warning"; lines and columns count from 1, columns in UTF-16 code units. "others" lists the
            further places of a finding, and "seed" is its seed, if it has any.
  --thorough
            draw with 1000 seeds
  --watch   keep running and recheck whatever a change affects, until Ctrl-C

The exit code is 1 if there is an error; warnings do not count.`;

/** `lemma check`: reports the errors in documents. */
export const check: CliCommand = {
  name: 'check',
  summary: 'finds mistakes in documents',
  help,
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        thorough: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    if (positionals.length === 0) {
      terminal.complain(help);
      return 2;
    }
    const { json, watch, thorough } = values;
    const report = { json, terminal, seeds: thorough ? thoroughSeeds : usualSeeds };
    const checked = await checkChanged(positionals, new Map(), report);
    return errorsIn(watch ? await watchAndCheck(positionals, checked, report) : checked) > 0 ? 1 : 0;
  },
};

const thoroughSeeds = 1000;

/** Milliseconds between two messages on how far the check is. */
const progressTime = 1000;

/** The checked files by name. */
type Checked = ReadonlyMap<string, CheckedFile>;

interface Report {
  readonly json: boolean;
  readonly seeds: number;
  readonly terminal: Terminal;
}

/** Checks new and changed files and reports their findings, and how far it is if that takes a while. */
async function checkChanged(
  paths: readonly string[],
  before: Checked,
  { json, seeds, terminal }: Report,
): Promise<Checked> {
  const checked = new Map<string, CheckedFile>();
  const files = await sourceFiles(paths);
  const trials = new CodeTrials();
  let told = Date.now();
  let notTried = 0;
  let reason: string | undefined;
  for (const at of files) {
    if (Date.now() - told > progressTime) {
      told = Date.now();
      terminal.complain(`${String(checked.size)} of ${String(files.length)} files checked; next: ${at.file}`);
    }
    const known = before.get(at.file);
    if (known?.isStill() === true) {
      checked.set(at.file, known);
      continue;
    }
    const plainly = checkFile(at, seeds);
    const tried = await trials.tryIn(plainly.source, plainly.around);
    const now = { ...plainly, findings: [...plainly.findings, ...tried.findings] };
    checked.set(at.file, now);
    notTried += tried.notTried;
    reason ??= tried.reason;
    for (const finding of now.findings) {
      const { file, source } = now;
      terminal.print(
        json ? findingInJson(file, source, finding) : describeFinding(file, source, finding, terminal.paint),
      );
    }
  }
  if (notTried > 0) terminal.complain(`${counted(notTried, 'solution')} in code not tried. ${reason ?? ''}`);
  const isSame = before.size === checked.size && [...checked].every(([file, now]) => before.get(file) === now);
  if (!json && !isSame) terminal.print(summaryOf(checked, terminal));
  return checked;
}

/** Checks again after every change until stopped; resolves to the last state. */
async function watchAndCheck(paths: readonly string[], first: Checked, report: Report): Promise<Checked> {
  const { terminal } = report;
  let checks = Promise.resolve(first);
  const again = () => {
    checks = checks.then((before) =>
      checkChanged(paths, before, report).catch((error: unknown) => {
        // A folder that is temporarily missing returns, or the next change reports it again.
        terminal.complain(`lemma check: ${error instanceof Error ? error.message : String(error)}`);
        return before;
      }),
    );
  };
  const watching = await watchFiles(paths, again);
  terminal.complain('Watching for changes; press Ctrl-C to stop.');
  await terminal.stopped?.();
  watching.dispose();
  return checks;
}

function errorsIn(checked: Checked): number {
  return countOf(checked, 'error');
}

function countOf(checked: Checked, wanted: 'error' | 'warning'): number {
  return [...checked.values()].flatMap(({ findings }) => findings).filter(({ severity }) => severity === wanted).length;
}

function summaryOf(checked: Checked, { paint = plain }: Terminal): string {
  const errors = errorsIn(checked);
  const warnings = countOf(checked, 'warning');
  const style = errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'good';
  const counts = [counted(checked.size, 'file'), counted(errors, 'error'), counted(warnings, 'warning')];
  return paint(style, counts.join(', '));
}

function counted(count: number, thing: string): string {
  return `${String(count)} ${thing}${count === 1 ? '' : 's'}`;
}
