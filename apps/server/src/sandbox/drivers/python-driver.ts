/**
 * What runs in a Python sandbox (docs/decisions/0045-code-questions.md). The first line it reads is its job; what it says
 * to the server begins with a mark that is drawn for each run, and is believed only as far as it comes from that process:
 * code of learners shares a process with it as `run` and `learner`, but never as `evaluator`.
 */
export const pythonDriver = String.raw`
import base64, json, linecache, os, sys, traceback

requests = os.fdopen(os.dup(0), 'rb')
null = os.open('/dev/null', os.O_RDWR)
os.dup2(null, 0)
os.dup2(1, 2)
sys.stdin = open(0)
sys.stdout.reconfigure(line_buffering=True, errors='replace')
sys.stderr = sys.stdout
job = json.loads(requests.readline())
mark = job['mark']
limit = 262144

def say(tag, payload=''):
    try:
        sys.stdout.flush()
    except BaseException:
        pass
    data = ('\x1e' + mark + tag + payload + '\n').encode('utf-8', 'replace')
    while data:
        data = data[os.write(1, data):]

def hear():
    line = b'\n'
    while line == b'\n':
        line = requests.readline()
    if not line:
        os._exit(0)
    return json.loads(line)

def plain(value, depth=0):
    kind = type(value)
    if depth > 20:
        return {'t': 'other', 'v': 'nested too deeply'}
    if value is None or kind in (bool, str):
        return value
    if kind is int:
        return {'t': 'int', 'v': str(value)}
    if kind is float:
        return {'t': 'float', 'v': repr(value)}
    if kind is complex:
        return {'t': 'complex', 'v': [repr(value.real), repr(value.imag)]}
    if kind in (list, tuple, set, frozenset):
        return {'t': kind.__name__, 'v': [plain(each, depth + 1) for each in value]}
    if kind is dict:
        return {'t': 'dict', 'v': [[plain(k, depth + 1), plain(v, depth + 1)] for k, v in value.items()]}
    if kind.__module__ == 'numpy':
        if kind.__name__ == 'ndarray':
            return {'t': 'array', 'v': plain(value.tolist(), depth + 1)}
        if hasattr(value, 'item'):
            return plain(value.item(), depth + 1)
    return {'t': 'other', 'v': kind.__name__}

class Other:
    """A value that cannot leave its process; it equals nothing."""
    def __init__(self, name):
        self.name = name
    def __eq__(self, other):
        return False
    __hash__ = object.__hash__
    def __repr__(self):
        return '<' + self.name + '>'

def real(value):
    if type(value) is not dict:
        return value
    kind, inner = value['t'], value['v']
    if kind == 'int':
        return int(inner)
    if kind == 'float':
        return float(inner)
    if kind == 'complex':
        return complex(float(inner[0]), float(inner[1]))
    if kind == 'list':
        return [real(each) for each in inner]
    if kind == 'tuple':
        return tuple(real(each) for each in inner)
    if kind == 'set':
        return set(real(each) for each in inner)
    if kind == 'frozenset':
        return frozenset(real(each) for each in inner)
    if kind == 'dict':
        return {real(k): real(v) for k, v in inner}
    if kind == 'array':
        import numpy
        return numpy.array(real(inner))
    return Other(str(inner))

def told(error, names):
    """The message of a failure, and where it is in the code that was given."""
    line, part = 0, ''
    if isinstance(error, SyntaxError) and error.filename in names:
        line, part = error.lineno or 0, error.filename
    else:
        for frame, number in traceback.walk_tb(error.__traceback__):
            if frame.f_code.co_filename in names:
                line, part = number, frame.f_code.co_filename
    message = traceback.format_exception_only(type(error), error)[-1].strip()
    return {'message': message[:4000], 'line': line, 'part': part, 'type': type(error).__name__}

def show(data):
    if len(data) <= 2097152:
        say('I', base64.b64encode(data).decode())

def display(value):
    """Shows the picture of a value that has one; prints any other value."""
    picture = getattr(value, '_repr_png_', None)
    if picture is None:
        print(value)
    else:
        show(bytes(picture()))

def show_figures():
    pyplot = sys.modules.get('matplotlib.pyplot')
    if pyplot is None:
        return
    import io
    for number in pyplot.get_fignums()[:10]:
        data = io.BytesIO()
        pyplot.figure(number).savefig(data, format='png')
        show(data.getvalue())

def run_parts(parts, space):
    names = [part['name'] for part in parts]
    for part in parts:
        name, text = part['name'], part['text']
        linecache.cache[name] = (len(text), None, text.splitlines(True), name)
        try:
            exec(compile(text, name, 'exec'), space)
        except SystemExit as error:
            return {'message': 'SystemExit', 'line': 0, 'part': name, 'type': 'SystemExit'}
        except BaseException as error:
            return told(error, names)
    return None

def run():
    failed = run_parts(job['parts'], {'__name__': '__main__', 'display': display})
    if failed is None or failed['type'] == 'SystemExit':
        show_figures()
        say('D', '{}')
    else:
        say('E', json.dumps(failed))

def learner():
    space = {'__name__': '__main__', 'display': print}
    names = [part['name'] for part in job['parts']]
    failed = run_parts(job['parts'], space)
    if failed is not None:
        say('E', json.dumps(failed))
        return
    say('L')
    while True:
        asked = hear()
        try:
            if 'call' in asked:
                value = space[asked['call']](*[real(each) for each in asked['args']])
            else:
                value = eval(compile(asked['value'], asked['name'], 'eval'), space)
            answer = json.dumps({'ok': plain(value)})
            if len(answer) > limit:
                answer = json.dumps({'error': {'message': 'The value is too large.', 'line': 0, 'part': '', 'type': 'OverflowError'}})
        except BaseException as error:
            answer = json.dumps({'error': told(error, names)})
        say('A', answer)

class AnswerError(Exception):
    """The code of the answer has failed; kind is the name of its exception."""
    def __init__(self, message, kind, line, part):
        super().__init__(message)
        self.kind, self.line, self.part = kind, line, part

def ask(request):
    say('Q', json.dumps(request))
    reply = hear()
    if 'error' in reply:
        error = reply['error']
        raise AnswerError(str(error.get('message')), str(error.get('type')), error.get('line'), error.get('part'))
    return real(reply['ok'])

def evaluator():
    def function(name):
        return lambda *given: ask({'call': name, 'args': [plain(each) for each in given]})
    def answer(number=1):
        return ask({'value': job['answers'][number - 1], 'name': 'answer ' + str(number)})
    def printed():
        say('P')
        return hear()['text']
    space = {name: function(name) for name in job['functions']}
    space.update({
        '__name__': '__main__', 'AnswerError': AnswerError, 'answer': answer, 'printed': printed,
        'answertext': lambda number=1: job['answers'][number - 1],
    })
    code, message, failed = 0, None, None
    try:
        exec(compile(job['evaluator'], 'evaluator', 'exec'), space)
    except SystemExit as stop:
        code = 0 if stop.code is None else stop.code if type(stop.code) is int else 1
    except AnswerError as error:
        code, message, failed = 1, str(error), {'line': error.line, 'part': error.part}
    except BaseException as error:
        code, message = 1, traceback.format_exception_only(type(error), error)[-1].strip()
    say('D', json.dumps({'exit': code, 'message': message, 'failed': failed}))

say('R')
try:
    {'run': run, 'learner': learner, 'evaluator': evaluator}[job['mode']]()
finally:
    try:
        sys.stdout.flush()
    finally:
        os._exit(0)
`;
