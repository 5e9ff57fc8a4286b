/**
 * What runs in a Python sandbox (docs/decisions/0045-code-questions.md). The first line it reads is its job; what it says
 * to the server begins with a mark that is drawn for each run, and is believed only as far as it comes from that process:
 * code of learners shares a process with it as `run` and `learner`, but never as `evaluator`.
 */
export const pythonDriver = String.raw`
import base64, json, linecache, operator, os, sys, traceback
from fractions import Fraction

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
    return line

def plain(value, depth=0):
    kind = type(value)
    if depth > 20:
        return {'t': 'other', 'v': 'nested too deeply'}
    if value is None or kind in (bool, str):
        return value
    if kind is int:
        # In base 16: decimal digits are limited to 4,300.
        return {'t': 'int', 'v': hex(value)}
    if kind is float:
        return {'t': 'float', 'v': repr(value)}
    if kind is complex:
        return {'t': 'complex', 'v': [repr(value.real), repr(value.imag)]}
    if kind is Fraction:
        return {'t': 'fraction', 'v': [hex(value.numerator), hex(value.denominator)]}
    if kind.__name__ == 'Decimal' and kind.__module__ in ('decimal', '_decimal', '_pydecimal'):
        # As a float, with which evaluators calculate.
        return {'t': 'float', 'v': repr(float(value))}
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
        return int(inner, 16)
    if kind == 'float':
        return float(inner)
    if kind == 'complex':
        return complex(float(inner[0]), float(inner[1]))
    if kind == 'fraction':
        return Fraction(int(inner[0], 16), int(inner[1], 16))
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
    """The message of a failure, and the lines of the code that was given that led to it, innermost first."""
    places = []
    for frame, number in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_filename in names:
            places.insert(0, {'part': frame.f_code.co_filename, 'line': number})
    if isinstance(error, SyntaxError) and error.filename in names:
        places.insert(0, {'part': error.filename, 'line': error.lineno or 0})
    message = traceback.format_exception_only(type(error), error)[-1].strip()
    return {'message': message[:4000], 'places': places[:20], 'type': type(error).__name__}

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
            return {**told(error, names), 'type': 'SystemExit'}
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
        asked = json.loads(hear())
        try:
            if 'call' in asked:
                value = space[asked['call']](*[real(each) for each in asked['args']])
            else:
                value = eval(compile(asked['value'], asked['name'], 'eval'), space)
            answer = json.dumps({'ok': plain(value)})
            if len(answer) > limit:
                answer = json.dumps({'error': {'message': 'The value is too large.', 'places': [], 'type': 'OverflowError'}})
        except BaseException as error:
            answer = json.dumps({'error': told(error, [*names, asked.get('name', '')])})
        say('A', answer)

class AnswerError(Exception):
    """The code of the answer has failed, or has given a value that is refused; kind is the name of its exception or of
    the refusal."""
    def __init__(self, message, kind, places=(), value=None):
        super().__init__(message)
        self.kind, self.places, self.value = kind, list(places), value
        self.line = self.places[0].get('line') if self.places else None

def faults(value):
    """What an author may not expect in a value, at any depth."""
    kind = type(value)
    if value is None:
        yield 'none'
    elif kind is Other:
        yield 'other'
    elif kind is float:
        if value != value:
            yield 'nan'
        elif value in (float('inf'), float('-inf')):
            yield 'infinite'
    elif kind is Fraction:
        try:
            float(value)
        except OverflowError:
            yield 'infinite'
    elif kind is complex:
        yield from faults(value.real)
        yield from faults(value.imag)
    elif kind is dict:
        if len(value) == 0:
            yield 'empty'
        for k, v in value.items():
            yield from faults(k)
            yield from faults(v)
    elif kind in (str, list, tuple, set, frozenset):
        if len(value) == 0:
            yield 'empty'
        elif kind is not str:
            for each in value:
                yield from faults(each)
    elif kind.__module__ == 'numpy':
        if value.size == 0:
            yield 'empty'
        yield from faults(value.tolist())

allowable = {'nan': 'nan', 'inf': 'infinite', 'empty': 'empty', 'none': 'none'}
allowed = set()

def allow(*names):
    """Lets values reach the evaluator that are refused otherwise: 'nan', 'inf', 'empty', 'none'."""
    for name in names:
        if name not in allowable:
            raise ValueError('allow knows ' + ', '.join(allowable) + ', not ' + repr(name))
        allowed.add(allowable[name])

def ask(request):
    question = json.dumps(request)
    if len(question) > limit:
        raise OverflowError('The arguments are too large.')
    say('Q', question)
    # Whatever comes from there may be made up.
    try:
        reply = json.loads(hear())
        error = reply.get('error')
        value = None if error else real(reply['ok'])
        refused = None if error else next((each for each in faults(value) if each not in allowed), None)
    except Exception:
        raise AnswerError('The value cannot be read.', 'other', value='other') from None
    if error:
        raise AnswerError(str(error.get('message')), str(error.get('type')), error.get('places'))
    if refused:
        raise AnswerError('The value is refused: ' + refused, refused, value=refused)
    return value

def close(a, b, tolerance=1e-9):
    """Whether two numbers differ by at most the tolerance, which is relative to b where b is beyond 1; lists, tuples,
    dictionaries and arrays if they have the same shape and their members do. What is no number is only close to itself."""
    if not 0 <= tolerance < float('inf'):
        raise ValueError('A tolerance is a number from 0 on.')
    if type(a).__module__ == 'numpy':
        a = a.tolist()
    if type(b).__module__ == 'numpy':
        b = b.tolist()
    if type(a) in (list, tuple) and type(b) in (list, tuple):
        return len(a) == len(b) and all(close(one, other, tolerance) for one, other in zip(a, b))
    if type(a) is dict and type(b) is dict:
        return a.keys() == b.keys() and all(close(a[key], b[key], tolerance) for key in a)
    if not is_number(a) or not is_number(b):
        return type(a) is type(b) and a == b
    if not is_finite(a) or not is_finite(b):
        return a == b
    # Exactly: neither the difference nor what is allowed is rounded.
    return squared(a, b) <= Fraction(tolerance) ** 2 * max(Fraction(1), squared(b, 0))

def is_number(value):
    return type(value) in (int, float, complex, Fraction)

def is_finite(value):
    return not any(each in ('nan', 'infinite') for each in faults(value))

def squared(a, b):
    """The square of the distance between two finite numbers."""
    return sum((Fraction(getattr(a, part)) - Fraction(getattr(b, part))) ** 2 for part in ('real', 'imag'))

def exit_value(code):
    """The exit value, as Python itself counts it: that of exit(False) is 0, that of exit('text') is 1."""
    if code is None:
        return 0
    try:
        return operator.index(code)
    except TypeError:
        return 1

def evaluator():
    def function(name):
        return lambda *given: ask({'call': name, 'args': [plain(each) for each in given]})
    def answer(number=1):
        return ask({'value': job['answers'][number - 1], 'name': 'answer ' + str(number)})
    def printed():
        say('P')
        return json.loads(hear())['text']
    # Functions of the program have their names for themselves, apart from those that placeholders stand for.
    space = {'allow': allow, 'close': close}
    space.update({name: function(name) for name in job['functions']})
    space.update({
        '__name__': '__main__', 'AnswerError': AnswerError, 'answer': answer, 'printed': printed,
        'answertext': lambda number=1: job['answers'][number - 1],
    })
    try:
        exec(compile(job['evaluator'], 'evaluator', 'exec'), space)
        verdict = {'exit': 0}
    except SystemExit as stop:
        verdict = {'exit': exit_value(stop.code)}
    except AnswerError as error:
        if error.value:
            verdict = {'refused': error.value}
        else:
            verdict = {'failed': {'message': str(error), 'places': error.places}}
    except BaseException as error:
        verdict = {'broken': told(error, ['evaluator'])}
    say('D', json.dumps(verdict))

say('R')
try:
    {'run': run, 'learner': learner, 'evaluator': evaluator}[job['mode']]()
finally:
    try:
        sys.stdout.flush()
    finally:
        os._exit(0)
`;
