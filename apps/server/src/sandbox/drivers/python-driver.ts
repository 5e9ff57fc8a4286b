/**
 * What runs in a Python sandbox (docs/decisions/0045-code-questions.md). The first line it reads is its job; what it says
 * to the server begins with a mark that is drawn for each run, and is believed only as far as it comes from that process:
 * code of learners shares a process with it as `run` and `learner`, but never as `evaluator`.
 */
export const pythonDriver = String.raw`
import base64, io, json, linecache, os, sys, threading, traceback, types
from collections import deque
from fractions import Fraction

requests = os.fdopen(os.dup(0), 'rb')
null = os.open('/dev/null', os.O_RDWR)
os.dup2(null, 0)
sys.stdin = open(0)
job = json.loads(requests.readline())
mark = job['mark']
limit = 262144
# Bytes that may be printed: less than what a program is ended for, so that its line can be told.
room = 300000
# Memory to tell with that there is none.
reserve = bytearray(4194304)

class Printed(io.TextIOWrapper):
    def write(self, text):
        global room
        if isinstance(text, str):
            room -= len(text) if len(text) > room or text.isascii() else len(text.encode('utf-8', 'replace'))
        if room < 0 and job['mode'] != 'evaluator':
            raise RuntimeError('the program prints too much')
        return super().write(text)

sys.stdout = Printed(sys.stdout.detach(), encoding='utf-8', errors='replace', line_buffering=True)
if job['mode'] == 'learner':
    # Warnings are not what the program prints, and nobody sees them here.
    os.dup2(null, 2)
else:
    os.dup2(1, 2)
    sys.stderr = sys.stdout

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

def size_of(value, kind):
    """About the number of characters that a value needs, apart from its members, without writing any."""
    if kind is int:
        return int.bit_length(value) // 4
    if kind is Fraction:
        return (value.numerator.bit_length() + value.denominator.bit_length()) // 4
    if kind in (str, list, tuple, set, frozenset, dict):
        return len(value)
    if kind.__module__ == 'numpy' and kind.__name__ == 'ndarray':
        return value.size
    return 1

def plain(value, depth=0, room=None):
    """A value for another process. What is larger than that may get is not written first: it would take memory and time."""
    room = [limit] if room is None else room
    kind = type(value)
    room[0] -= size_of(value, kind)
    if room[0] < 0:
        raise OverflowError('The value is too large.')
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
        return {'t': kind.__name__, 'v': [plain(each, depth + 1, room) for each in value]}
    if kind is dict:
        return {'t': 'dict', 'v': [[plain(k, depth + 1, room), plain(v, depth + 1, room)] for k, v in value.items()]}
    if kind.__module__ == 'numpy':
        if kind.__name__ == 'ndarray':
            return {'t': 'array', 'v': plain(value.tolist(), depth + 1, [limit])}
        if hasattr(value, 'item'):
            return plain(value.item(), depth + 1, room)
    # A Counter is a dictionary, too.
    for base, as_base in bases:
        if issubclass(kind, base):
            return plain(as_base(value), depth + 1, room)
    return {'t': 'other', 'v': name_of(kind)}

# Members of a class of the program, by the functions of what the class is of: its own may say anything.
bases = [
    (int, int.__pos__), (float, float.__pos__), (complex, complex.__pos__),
    (str, lambda value: str.__getitem__(value, slice(None))),
    (list, lambda value: [*list.__iter__(value)]), (tuple, lambda value: (*tuple.__iter__(value),)),
    (set, lambda value: {*set.__iter__(value)}), (frozenset, lambda value: frozenset(frozenset.__iter__(value))),
    (dict, lambda value: {key: dict.__getitem__(value, key) for key in dict.__iter__(value)}),
]

def name_of(kind):
    # Not kind.__name__, which its class may have replaced.
    return type.__dict__['__qualname__'].__get__(kind)

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

def places_in(steps, names):
    """The last twenty lines of the code that was given, innermost first; steps are frames and lines, outermost first."""
    last = deque(maxlen=20)
    for frame, number in steps:
        if frame.f_code.co_filename in names and number:
            last.appendleft({'part': frame.f_code.co_filename, 'line': number})
    return list(last)

def message_of(error):
    """As Python writes it, but for what an error of the program could do while it is written."""
    kind = type(error)
    name = name_of(kind)
    module = kind.__dict__.get('__module__')
    if type(module) is str and module not in ('__main__', 'builtins'):
        name = module + '.' + name
    try:
        if isinstance(error, SyntaxError) and type(error.msg) is str:
            text = error.msg
        else:
            text = str.__getitem__(str(error), slice(4000))
    except BaseException:
        text = '<unprintable>'
    return (name + ': ' + text if text else name)[:4000].strip()

def told(error, names):
    """The message of a failure, and the lines of the code that was given that led to it, innermost first."""
    global reserve
    reserve = None
    places = places_in(traceback.walk_tb(BaseException.__dict__['__traceback__'].__get__(error)), names)
    if type(error) in (SyntaxError, IndentationError, TabError) and error.filename in names:
        places.insert(0, {'part': error.filename, 'line': error.lineno or 1})
    return {'message': message_of(error), 'places': places[:20], 'type': name_of(type(error))}

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

def own_module(space):
    """The names of a program are those of its module __main__, in which tests and data classes look for theirs."""
    module = types.ModuleType('__main__')
    module.__dict__.update(space)
    sys.modules['__main__'] = module
    return module.__dict__

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
    failed = run_parts(job['parts'], own_module({'display': display}))
    if failed is None or failed['type'] == 'SystemExit':
        show_figures()
        say('D', '{}')
    else:
        say('E', json.dumps(failed))

def returning(code, names):
    """The line that returns the value of a function, or where the function begins if there are several."""
    import dis
    if code.co_filename not in names:
        return []
    line, lines = code.co_firstlineno, set()
    for step in dis.get_instructions(code):
        line = next((number for start, number in dis.findlinestarts(code) if start == step.offset), line)
        if step.opname == 'RETURN_VALUE':
            lines.add(line)
    return [{'part': code.co_filename, 'line': lines.pop() if len(lines) == 1 else code.co_firstlineno}]

def learner():
    space = own_module({'display': print})
    names = [part['name'] for part in job['parts']]
    failed = run_parts(job['parts'], space)
    if failed is not None:
        say('E', json.dumps(failed))
        return
    say('L')
    while True:
        asked = json.loads(hear())
        function = None
        try:
            if 'call' in asked:
                name = asked['call']
                if name not in space:
                    raise NameError('name ' + repr(name) + ' is not defined')
                function = space[name]
                value = function(*[real(each) for each in asked['args']])
            else:
                value = eval(compile(asked['value'], asked['name'], 'eval'), space)
        except BaseException as error:
            failed = told(error, [*names, asked.get('name', '')])
            # What fails before its first line, as with too many arguments, fails where it is defined.
            code = function.__code__ if type(function) is types.FunctionType else None
            if failed['places'] == [] and code is not None and code.co_filename in names:
                failed['places'] = [{'part': code.co_filename, 'line': code.co_firstlineno}]
            say('A', json.dumps({'error': failed}))
            continue
        try:
            answer = json.dumps({'ok': plain(value)})
            if len(answer) > limit:
                raise OverflowError('The value is too large.')
        except BaseException as error:
            failed = told(error, [*names, asked.get('name', '')])
            if failed['places'] == [] and type(function) is types.FunctionType:
                failed['places'] = returning(function.__code__, names)
            answer = json.dumps({'error': failed})
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

asking = threading.RLock()
allowable = {'nan': 'nan', 'inf': 'infinite', 'empty': 'empty', 'none': 'none'}
allowed = set()

def allow(*names):
    """Lets values reach the evaluator that are refused otherwise: 'nan', 'inf', 'empty', 'none'."""
    for name in names:
        if name not in allowable:
            raise ValueError('allow knows ' + ', '.join(allowable) + ', not ' + repr(name))
        allowed.add(allowable[name])

def ask(request):
    with asking:
        return asked_for(request)

def asked_for(request):
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

def exit_value(stop):
    """The exit value by which an evaluator has ended itself: a whole number, or a truth value, which is one in Python. What
    else it gives to exit is its mistake: Python itself would count 'text', [1] and 0.0 as 1."""
    if stop.args == ():
        return 0
    code = stop.code
    if type(code).__module__ == 'numpy' and getattr(code, 'ndim', 1) == 0:
        code = code.item()
    if type(code) in (int, bool) and abs(code) < 2 ** 31:
        return int(code)
    return None

def end(*code):
    """exit, quit and sys.exit, which tell exit() from exit(None). They end the evaluator at once, as in Octave: neither an
    except nor another thread holds them up."""
    conclude(verdict_on_exit(SystemExit(*code), traceback.walk_stack(sys._getframe(1))))

def verdict_on_exit(stop, steps):
    value = exit_value(stop)
    if value is not None:
        return {'exit': value}
    message = 'exit takes a whole number, not ' + shortly(stop.code)
    return {'broken': {'message': message, 'places': places_in(reversed([*steps]), ['evaluator'])}}

def verdict_on(error):
    if isinstance(error, SystemExit):
        return verdict_on_exit(error, reversed([*traceback.walk_tb(error.__traceback__)]))
    if isinstance(error, AnswerError):
        return {'refused': error.value} if error.value else {'failed': {'message': str(error), 'places': error.places}}
    return {'broken': told(error, ['evaluator'])}

def conclude(verdict):
    say('D', json.dumps(verdict))
    os._exit(0)

def shortly(value):
    try:
        return repr(value)[:200]
    except Exception:
        return type(value).__name__

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
        'AnswerError': AnswerError, 'answer': answer, 'printed': printed, 'exit': end, 'quit': end,
        'answertext': lambda number=1: job['answers'][number - 1],
    })
    sys.exit = end
    # What fails in a thread is not lost.
    threading.excepthook = lambda failed: conclude(verdict_on(failed.exc_value))
    code = job['evaluator']
    if 'random' in code:
        import random
        random.seed(job['seed'])
        if 'numpy' in code:
            import numpy
            numpy.random.seed(job['seed'])
    try:
        exec(compile(code, 'evaluator', 'exec'), own_module(space))
    except BaseException as error:
        conclude(verdict_on(error))
    conclude({'exit': 0})

say('R')
try:
    {'run': run, 'learner': learner, 'evaluator': evaluator}[job['mode']]()
finally:
    try:
        sys.stdout.flush()
    finally:
        os._exit(0)
`;
