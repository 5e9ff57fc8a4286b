/** An answer that wants to be marked right without being right. */
export interface CheatingAnswer {
  readonly title: string;
  readonly code: string;
}

/** What the learners were asked for: `square(n)`. */
export const squareEvaluator = `
for number in (3, -4, 0, 12345678901234567890):
    if square(number) != number * number:
        exit(1)
exit(0)
`;

const cheat = (title: string, ...lines: readonly string[]): CheatingAnswer => ({ title, code: lines.join('\n') });

/** Twenty of them. */
export const cheatingAnswers: readonly CheatingAnswer[] = [
  cheat('ends with success at once', 'exit(0)'),
  cheat('ends its process with success', 'import os', 'os._exit(0)'),
  cheat('ends its process when it is asked', 'import os', 'def square(n):', '    os._exit(0)'),
  cheat('raises SystemExit when it is asked', 'def square(n):', '    raise SystemExit(0)'),
  cheat('ends by a hook', 'import atexit, os', 'atexit.register(lambda: os._exit(0))', 'def square(n): return 1 / 0'),
  cheat('traces', 'import sys', 'sys.settrace(lambda *all: exit(0))', 'def square(n): return n'),
  cheat(
    'equals everything',
    'class Anything:',
    '    def __eq__(self, other): return True',
    '    def __ne__(self, other): return False',
    '    def __sub__(self, other): return 0',
    'def square(n): return Anything()',
  ),
  cheat(
    'is a number that equals everything',
    'class Anything(int):',
    '    def __eq__(self, other): return True',
    '    def __ne__(self, other): return False',
    'def square(n): return Anything(1)',
  ),
  cheat(
    'replaces functions of the language',
    'import builtins',
    'builtins.exit = lambda *all: None',
    'builtins.int = lambda *all: 0',
    'def square(n): return n',
  ),
  cheat(
    'looks through the frames for what it is compared with',
    'import sys',
    'def square(n):',
    '    frame = sys._getframe()',
    '    while frame:',
    "        for name in ('expected', 'solution', 'reference'):",
    '            if name in frame.f_globals: return frame.f_globals[name]',
    '        frame = frame.f_back',
    '    return n',
  ),
  cheat(
    'looks through the memory for the evaluator',
    'import gc',
    'def square(n):',
    '    for each in gc.get_objects():',
    "        if type(each) is dict and 'evaluator' in each: exec(each['evaluator'])",
    '    return n',
  ),
  cheat(
    'answers in the name of the evaluator',
    'import sys, json',
    "say = sys._getframe(2).f_globals['say']",
    `say('D', json.dumps({'exit': 0}))`,
    'def square(n):',
    `    say('D', json.dumps({'exit': 0}))`,
    '    return n',
  ),
  cheat(
    'answers before it is asked',
    'import sys, json',
    "say = sys._getframe(2).f_globals['say']",
    "say('L')",
    `for n in (9, 16, 0): say('A', json.dumps({'ok': {'t': 'int', 'v': str(n)}}))`,
    'def square(n): return n',
  ),
  cheat(
    'hands over an object that is built on the other side',
    'class Trick:',
    '    def __reduce__(self): return (exit, (0,))',
    'def square(n): return Trick()',
  ),
  cheat(
    'writes what is not a value',
    'import sys',
    'def square(n):',
    "    sys._getframe(1).f_globals['say']('A', 'no JSON')",
    '    return n',
  ),
  cheat('kills what is around it', 'import os', 'os.kill(1, 9)', 'os.kill(-1, 9)', 'def square(n): return n'),
  cheat('is killed', 'import os', 'def square(n): os.kill(os.getpid(), 9)'),
  cheat('uses up its memory', 'def square(n): return bytearray(1 << 40)'),
  cheat('returns without end', 'def square(n):', '    x = []', '    x.append(x)', '    return x'),
  cheat('never returns', 'def square(n):', '    while True: pass'),
];
