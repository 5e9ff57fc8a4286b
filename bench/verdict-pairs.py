"""Generates pairs of a solution and an answer whose verdict sympy knows, for the test of judging.

Usage: python3 bench/verdict-pairs.py [seed] [count] > pairs.tsv    (Debian: apt-get install python3-sympy)

A line is: kind, "=" for equal or "!" for different, solution, answer; separated by tabs. Half of the answers are the
solution after steps that keep its meaning, the other half after one small mistake as well. sympy checks every pair: a pair
whose verdict it does not confirm is thrown away, so a fault in a step cannot become an expectation.

Kinds: n number within two decimals, q number that must be equal, f term, s set, i interval, c function by cases,
e equation, u quantity (the solution is number|unit).
"""

import random
import sys

import sympy as sp

seed = int(sys.argv[1]) if len(sys.argv) > 1 else 77
count = int(sys.argv[2]) if len(sys.argv) > 2 else 20000
rnd = random.Random(seed)

# --- Terms: nested tuples, printed in our language and built in sympy. ---

PRECEDENCE = {"+": 1, "-": 1, "*": 2, "/": 2, "neg": 1, "^": 4, "!": 5}


def n(value):
    return ("n", str(value)) if value >= 0 else ("neg", ("n", str(-value)))


def fn(name, *items):
    return ("f", name, *items)


def var(name):
    return ("v", name)


def text(t, least=0):
    kind = t[0]
    if kind in "nv":
        return t[1]
    if kind == "f":
        return f"{t[1]}({';'.join(text(a) for a in t[2:])})"
    rank = PRECEDENCE[kind]
    if kind == "neg":
        written = "-" + text(t[1], 2)
    elif kind == "!":
        written = text(t[1], 6) + "!"
    elif kind == "^":
        written = text(t[1], 5) + "^" + text(t[2], 5)
    else:
        written = text(t[1], rank) + kind + text(t[2], rank + 1)
    return f"({written})" if rank < least else written


FUNCTIONS = {
    "ln": sp.log, "exp": sp.exp, "sqrt": sp.sqrt, "sin": sp.sin, "cos": sp.cos, "abs": sp.Abs, "arctan": sp.atan,
    "sinh": sp.sinh, "cosh": sp.cosh, "lg": lambda a: sp.log(a) / sp.log(10),
}


def sym(t):
    kind = t[0]
    if kind == "n":
        return sp.Rational(t[1])
    if kind == "v":
        return {"e": sp.E, "pi": sp.pi}.get(t[1]) or sp.Symbol(t[1], real=True)
    if kind == "f":
        return FUNCTIONS[t[1]](*[sym(a) for a in t[2:]])
    if kind == "neg":
        return -sym(t[1])
    if kind == "!":
        return sp.factorial(sym(t[1]))
    a, b = sym(t[1]), sym(t[2])
    return {"+": lambda: a + b, "-": lambda: a - b, "*": lambda: a * b, "/": lambda: a / b, "^": lambda: a**b}[kind]()


def parts(t, at=()):
    yield at, t
    for index, part in enumerate(t):
        if isinstance(part, tuple):
            yield from parts(part, at + (index,))


def put(t, at, new):
    if not at:
        return new
    return t[: at[0]] + (put(t[at[0]], at[1:], new),) + t[at[0] + 1 :]


def size(t):
    return sum(1 for _ in parts(t))


# --- Steps that keep a value, and mistakes. ---


def whole(t):
    return int(t[1]) if t[0] == "n" and t[1].isdigit() else None


def kept(t):
    """Other forms of a term with the same value wherever it has one."""
    kind, forms = t[0], []
    k, m = rnd.randint(2, 9), rnd.randint(2, 9)
    w = whole(t)
    if w is not None:
        if w > k:
            forms.append(("+", n(w - k), n(k)))
        forms.append(("-", n(w + k), n(k)))
        forms.append(("/", n(w * k), n(k)))
        if w % k == 0 and w:
            forms.append(("*", n(w // k), n(k)))
        if 0 < w < 50:
            forms.append(fn("sqrt", n(w * w)))
        if w == 1:
            forms.append(("^", n(k), n(0)))
    if kind == "n" and "." in t[1]:
        value = sp.Rational(t[1])
        forms.append(("/", n(int(value.p)), n(int(value.q))))
    if kind in "+*":
        forms += [(kind, t[2], t[1])] * 2
        if t[1][0] == kind:
            forms.append((kind, t[1][1], (kind, t[1][2], t[2])))
    if kind == "-":
        forms += [("+", ("neg", t[2]), t[1]), ("neg", ("-", t[2], t[1]))]
    if kind == "/":
        forms += [("*", t[1], ("^", t[2], n(-1))), ("/", ("*", n(k), t[1]), ("*", n(k), t[2]))]
        if t[1] != n(1):
            forms.append(("*", t[1], ("/", n(1), t[2])))
        if t[1][0] in "+-":
            forms.append((t[1][0], ("/", t[1][1], t[2]), ("/", t[1][2], t[2])))
    if kind == "*" and t[2][0] in "+-":
        forms += [(t[2][0], ("*", t[1], t[2][1]), ("*", t[1], t[2][2]))] * 2
    if kind == "^":
        base, p = t[1], whole(t[2])
        if p is not None and p > 3:
            forms += [("*", ("^", base, n(p - k)), ("^", base, n(k))), ("/", ("^", base, n(p + k)), ("^", base, n(k)))]
            if p % 2 == 0:
                forms.append(("^", ("^", base, n(p // 2)), n(2)))
            if whole(base) is not None and whole(base) > 1:
                forms.append(fn("exp", ("*", n(p), fn("ln", base))))
        if p == 2:
            forms += [("*", base, base)]
            if base[0] in "+-":
                a, b = base[1], base[2]
                middle = ("*", ("*", n(2), a), b)
                forms.append(("+", (base[0], ("^", a, n(2)), middle), ("^", b, n(2))))
        if base == var("e"):
            forms.append(fn("exp", t[2]))
    if kind == "!":
        w = whole(t[1])
        if w is not None and w > 2:
            forms += [("*", n(w), ("!", n(w - 1)))] * 3
    if kind == "f":
        name, a = t[1], t[2]
        if name == "sqrt":
            forms.append(("^", a, ("/", n(1), n(2))))
            if whole(a) is not None:
                forms.append(("/", fn("sqrt", n(whole(a) * k * k)), n(k)))
        if name == "exp":
            forms += [("^", var("e"), a), ("/", n(1), fn("exp", ("neg", a)))]
            if a[0] == "+":
                forms.append(("*", fn("exp", a[1]), fn("exp", a[2])))
            w = whole(a)
            if w is not None and w > k:
                forms.append(("*", fn("exp", n(w - k)), fn("exp", n(k))))
        if name == "ln":
            if a[0] == "^" and whole(a[2]) is not None and whole(a[1]) is not None:
                forms += [("*", a[2], fn("ln", a[1]))] * 2
            w = whole(a)
            if w is not None and w > 0:
                forms += [("-", fn("ln", n(w * k)), fn("ln", n(k))), ("/", fn("lg", a), fn("lg", var("e")))]
        if name == "sin":
            forms += [("neg", fn("sin", ("neg", a))), fn("cos", ("-", a, ("/", var("pi"), n(2))))]
        if name == "cos":
            forms += [fn("cos", ("neg", a)), fn("sin", ("+", a, ("/", var("pi"), n(2))))]
        if name == "abs":
            forms += [fn("sqrt", ("^", a, n(2))), fn("abs", ("neg", a))]
        if name == "arctan":
            forms.append(("neg", fn("arctan", ("neg", a))))
        if name == "cosh":
            forms.append(("/", ("+", fn("exp", a), fn("exp", ("neg", a))), n(2)))
        if name == "sinh":
            forms.append(("/", ("-", fn("exp", a), fn("exp", ("neg", a))), n(2)))
    if size(t) < 12:
        forms += [("/", ("*", t, n(k)), n(k)), ("-", ("+", t, n(m)), n(m))]
    return forms


def changed(t, steps, most=60):
    for _ in range(steps):
        at, part = rnd.choice([p for p in parts(t)])
        if exponent_at(t, at):
            continue
        forms = kept(part)
        if forms:
            new = put(t, at, rnd.choice(forms))
            if size(new) <= most:
                t = new
    return t


def exponent_at(t, at):
    """Exponents stay as they are: (-8)^(1/3) depends on how its exponent is written."""
    for index in range(len(at)):
        part = t
        for step in at[:index]:
            part = part[step]
        if part[0] == "^" and at[index] == 2:
            return True
    return False


def mistaken(t):
    options = []
    for at, part in parts(t):
        kind = part[0]
        w = whole(part)
        if w is not None:
            options += [put(t, at, n(w + 1)), put(t, at, n(w + rnd.randint(2, 5)))]
            if w > 1:
                options.append(put(t, at, n(w - 1)))
        if kind in "+-":
            options.append(put(t, at, ("-" if kind == "+" else "+", part[1], part[2])))
            options.append(put(t, at, part[1]))
        if kind == "/":
            options.append(put(t, at, ("/", part[2], part[1])))
        if kind == "neg":
            options.append(put(t, at, part[1]))
        if kind == "f" and part[1] in ("sin", "cos"):
            options.append(put(t, at, fn("cos" if part[1] == "sin" else "sin", part[2])))
        if kind == "!":
            options.append(put(t, at, ("!", ("+", part[1], n(1)))))
    return rnd.choice(options) if options else ("+", t, n(1))


# --- Comparing by sympy. ---

DIGITS = 60


def value(expression):
    if expression.is_Rational:
        return expression
    v = sp.N(expression, DIGITS)
    return v if v.is_real and v.is_finite else None


def distance(a, b):
    """Relative distance of two numbers, exact for rational ones; None if one has no value."""
    a, b = value(a), value(b)
    if a is None or b is None:
        return None
    if a == b:
        return 0
    return abs(a - b) / max(abs(a), abs(b))


def are_equal(a, b):
    d = distance(a, b)
    return d is not None and d < sp.Float(10) ** -40


def are_apart(a, b, least):
    """Whether they differ clearly: by more than any tolerance."""
    d = distance(a, b)
    return d is not None and d > sp.Float(10) ** -9 and abs(value(a) - value(b)) > least


# --- Numbers ---


def fraction():
    return ("/", n(rnd.randint(1, 40)), n(rnd.randint(2, 30)))


def number(kinds):
    k = rnd.choice(kinds)
    a, b = rnd.randint(2, 12), rnd.randint(2, 12)
    small = rnd.choice([n(rnd.randint(2, 200)), fraction(), n(rnd.randint(1, 999)), ("n", f"{rnd.randint(1, 99)}.{rnd.randint(1, 99):02d}")])
    sign = rnd.choice("+-*")
    if k == "plain":
        return (sign, small, rnd.choice([n(a), fraction()]))
    if k == "root":
        return (rnd.choice("+*"), fn("sqrt", n(rnd.randint(2, 60))), small)
    if k == "log":
        return (rnd.choice("+*"), small, fn("ln", n(rnd.randint(2, 60))))
    if k == "hugelog":
        return fn("ln", ("^", n(a), n(rnd.randint(300, 4000))))
    if k == "huge":
        return rnd.choice([
            ("*", small, ("^", n(10), n(rnd.randint(300, 900)))),
            ("^", n(a), n(rnd.randint(250, 1500))),
            ("!", n(rnd.randint(150, 400))),
            ("/", ("!", n(rnd.randint(172, 300))), ("!", n(rnd.randint(100, 170)))),
            ("+", ("^", n(10), n(rnd.randint(16, 40))), n(a)),
            fn("exp", n(rnd.randint(600, 2000))),
            fn("cosh", n(rnd.randint(600, 1500))),
            ("*", fn("sqrt", n(a)), ("^", n(10), n(rnd.randint(310, 700)))),
            ("^", ("n", f"1.0{rnd.randint(1, 9)}"), n(rnd.randint(1000, 30000))),
        ])
    if k == "tiny":
        return rnd.choice([
            ("*", small, ("^", n(10), n(-rnd.randint(300, 900)))),
            ("/", n(a), ("^", n(b), n(rnd.randint(300, 900)))),
            ("/", n(1), ("!", n(rnd.randint(171, 300)))),
            ("*", n(a), ("^", n(10), n(-rnd.randint(16, 40)))),
        ])
    if k == "ratio":
        p = rnd.randint(300, 900)
        return ("/", ("*", small, ("^", n(10), n(p))), ("^", n(10), n(p - rnd.randint(0, 3))))
    if k == "trig":
        return (rnd.choice("+*"), small, fn(rnd.choice(["sin", "cos", "arctan"]), fraction()))
    if k == "exp":
        return (rnd.choice("+*"), small, fn("exp", rnd.choice([n(rnd.randint(1, 60)), fraction()])))
    raise ValueError(k)


REAL = ["plain", "root", "log", "hugelog", "huge", "huge", "ratio", "trig", "exp"]
EXACT = ["plain", "plain", "huge", "tiny", "tiny", "ratio", "root", "log"]


def number_pair(kinds, least):
    solution = number(kinds)
    isequal = rnd.random() < 0.5
    answer = changed(solution, rnd.randint(1, 3))
    if isequal:
        return "=", solution, answer, are_equal(sym(solution), sym(answer))
    answer = mistaken(answer)
    return "!", solution, answer, are_apart(sym(solution), sym(answer), least)


def of_numbers():
    mark, a, b, ok = number_pair(REAL, sp.Rational(1, 20))
    return ("n", mark, text(a), text(b)) if ok else None


def of_exact_numbers():
    mark, a, b, ok = number_pair(EXACT, 0)
    return ("q", mark, text(a), text(b)) if ok else None


# --- Terms ---

x, y = var("x"), var("y")


def coefficient():
    if rnd.random() < 0.12:
        return ("^", n(10), n(rnd.choice([-1, 1]) * rnd.randint(250, 500)))
    return rnd.choice([n(rnd.randint(2, 12)), fraction(), fn("sqrt", n(rnd.randint(2, 12)))])


def term():
    name = rnd.choice([x, x, x, y])
    inner = rnd.choice([x, ("*", n(rnd.randint(2, 5)), x), ("+", x, n(rnd.randint(1, 5))), ("+", ("^", x, n(2)), n(rnd.randint(1, 5)))])
    head = rnd.choice([
        ("^", name, n(rnd.randint(2, 4))), ("*", coefficient(), name), ("^", ("+", name, n(rnd.randint(1, 7))), n(2)),
        fn("sin", inner), fn("cos", inner), fn("exp", inner), fn("abs", inner), fn("arctan", inner),
        fn("ln", ("+", ("^", x, n(2)), n(rnd.randint(1, 9)))), fn("sqrt", ("+", ("^", x, n(2)), n(rnd.randint(1, 9)))),
        ("/", name, ("+", ("^", x, n(2)), n(rnd.randint(1, 9)))), ("/", n(rnd.randint(1, 9)), x),
    ])
    t = ("*", coefficient(), head) if rnd.random() < 0.7 else head
    if rnd.random() < 0.5:
        t = (rnd.choice("+-*"), t, rnd.choice([name, n(rnd.randint(1, 9)), ("*", coefficient(), x), ("^", x, n(2))]))
    return t


POINTS = [(sp.Rational(a, b), sp.Rational(c, d)) for a, b, c, d in [(7, 3, 5, 7), (-9, 4, 11, 3), (13, 9, -8, 5), (31, 7, 1, 3), (-2, 7, -9, 4)]]


def at_points(t):
    s = sym(t)
    X, Y = sp.Symbol("x", real=True), sp.Symbol("y", real=True)
    return [s.subs({X: a, Y: b}) for a, b in POINTS]


def terms_compared(a, b):
    return list(zip(at_points(a), at_points(b)))


def of_terms():
    solution = term()
    isequal = rnd.random() < 0.5
    answer = changed(solution, rnd.randint(1, 4))
    if not isequal:
        answer = mistaken(answer)
    if "x" not in text(solution) + text(answer):
        return None
    pairs = terms_compared(solution, answer)
    if isequal:
        ok = all(are_equal(a, b) for a, b in pairs)
    else:
        ok = any(are_apart(a, b, 0) for a, b in pairs)
    return ("f", "=" if isequal else "!", text(solution), text(answer)) if ok else None


# --- Sets ---


def distinct(values, least=sp.Rational(1, 20)):
    return all(are_apart(a, b, least) for i, a in enumerate(values) for b in values[:i])


def of_sets():
    items = [number(["plain", "root", "log", "huge", "ratio"]) for _ in range(rnd.randint(1, 4))]
    if not distinct([sym(i) for i in items]):
        return None
    isequal = rnd.random() < 0.5
    answer = [changed(i, rnd.randint(0, 2)) for i in items]
    if isequal:
        if any(not are_equal(sym(a), sym(b)) for a, b in zip(items, answer)):
            return None
        if rnd.random() < 0.2:
            answer.append(changed(rnd.choice(items), 2))
            if not any(are_equal(sym(answer[-1]), sym(i)) for i in items):
                return None
    else:
        kind = rnd.choice(["change", "change", "drop", "add"])
        if kind == "drop" and len(answer) > 1:
            answer.pop()
        elif kind == "add":
            answer.append(number(["plain", "huge"]))
            if not distinct([sym(i) for i in items] + [sym(answer[-1])]):
                return None
        else:
            at = rnd.randrange(len(answer))
            answer[at] = mistaken(answer[at])
            if not all(are_apart(sym(answer[at]), sym(i), sp.Rational(1, 20)) for i in items):
                return None
    rnd.shuffle(answer)
    return ("s", "=" if isequal else "!", "; ".join(map(text, items)), "{" + "; ".join(map(text, answer)) + "}")


# --- Intervals ---


def interval_text(parts_):
    return " u ".join(f"{o}{text(a)}; {text(b)}{c}" for o, a, b, c in parts_)


def as_set(parts_):
    return sp.Union(*[sp.Interval(sym_end(a), sym_end(b), o == "(", c == ")") for o, a, b, c in parts_])


INFINITY = ("v", "infinity")


def sym_end(t):
    if t == INFINITY:
        return sp.oo
    if t == ("neg", INFINITY):
        return -sp.oo
    return sym(t)


def of_intervals():
    pieces = rnd.choice([1, 1, 2])
    ends = [number(["plain", "root", "plain", "log", "huge", "ratio"]) for _ in range(2 * pieces)]
    values = [sym(e) for e in ends]
    if not distinct(values):
        return None
    ends.sort(key=lambda e: float_or_big(sym(e)))
    solution = [(rnd.choice("[("), ends[2 * i], ends[2 * i + 1], rnd.choice(")]")) for i in range(pieces)]
    if rnd.random() < 0.2:
        o, a, b, c = solution[-1]
        solution[-1] = (o, a, INFINITY, ")")
    if rnd.random() < 0.1:
        o, a, b, c = solution[0]
        solution[0] = ("(", ("neg", INFINITY), b, c)
    isequal = rnd.random() < 0.5
    # An end is changed in one way everywhere: so are the sets the same exactly.
    answer = [(o, a if is_infinite(a) else changed(a, rnd.randint(0, 2)), b if is_infinite(b) else changed(b, rnd.randint(0, 2)), c) for o, a, b, c in solution]
    if any(not (is_infinite(a) or are_equal(sym(a), sym(b))) for (_, a, *_), (_, b, *_) in zip(solution, answer)):
        return None
    if isequal and rnd.random() < 0.3:
        o, a, b, c = answer[0]
        if not is_infinite(a) and not is_infinite(b):
            middle = ("/", ("+", a, b), n(2))
            answer[0:1] = [(o, a, middle, "]"), ("(", middle, b, c)]
    if not isequal:
        at = rnd.randrange(len(answer))
        o, a, b, c = answer[at]
        kind = rnd.choice(["open", "close", "from", "to", "drop"])
        if kind == "open" and not is_infinite(a):
            o = "[" if o == "(" else "("
        elif kind == "close" and not is_infinite(b):
            c = "]" if c == ")" else ")"
        elif kind == "from" and not is_infinite(a):
            new = mistaken(a)
            if not are_apart(sym(new), sym(a), sp.Rational(1, 20)):
                return None
            a = new
        elif not is_infinite(b):
            new = mistaken(b)
            if not are_apart(sym(new), sym(b), sp.Rational(1, 20)):
                return None
            b = new
        else:
            return None
        if not is_infinite(a) and not is_infinite(b) and not float_or_big(sym(a)) < float_or_big(sym(b)):
            return None
        answer[at] = (o, a, b, c)
    plain = {}

    def canonical(t):
        """One sympy number for all forms of an end."""
        if is_infinite(t):
            return sym_end(t)
        v = value(sym(t))
        for known in plain:
            if are_equal(known, v):
                return plain[known]
        plain[v] = sp.Rational(v) if v.is_Rational else sp.Rational(str(v))
        return plain[v]

    def exact(parts_):
        return sp.Union(*[sp.Interval(canonical(a), canonical(b), o == "(", c == ")") for o, a, b, c in parts_])

    if (exact(solution) == exact(answer)) != isequal:
        return None
    rnd.shuffle(answer)
    return ("i", "=" if isequal else "!", interval_text(solution), interval_text(answer))


def is_infinite(t):
    return t == INFINITY or t == ("neg", INFINITY)


def float_or_big(v):
    return value(v)


# --- Functions by cases ---

LESS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}


def border():
    return rnd.choice([n(rnd.randint(1, 9)), n(rnd.randint(1, 9)), fraction(), n(rnd.randint(100, 90000)), fn("sqrt", n(rnd.randint(2, 30))),
                       ("neg", n(rnd.randint(1, 9))), ("^", n(10), n(rnd.randint(3, 12)))])


def piece_term():
    return rnd.choice([n(rnd.randint(0, 9)), ("*", n(rnd.randint(2, 9)), x), ("+", x, n(rnd.randint(1, 9))), ("^", x, n(2)),
                       ("-", n(rnd.randint(1, 9)), x), ("*", ("n", f"0.{rnd.randint(10, 99)}"), x), fn("abs", x), fn("exp", ("/", x, n(rnd.randint(2, 9)))),
                       fn("sin", x), ("*", ("^", n(10), n(rnd.choice([-400, 400]))), x)])


def condition_text(sign, b, scaled):
    if scaled == 1:
        return f"x{sign}{text(b)}"
    if scaled == 2:
        return f"{text(b)}{TURNED[sign]}x"
    if scaled == 3:
        return f"3x{sign}3*{text(b, 3)}"
    return f"x-{text(b, 2)}{sign}0"


def of_cases():
    borders = [border() for _ in range(rnd.choice([1, 1, 2]))]
    if not distinct([sym(b) for b in borders], 0):
        return None
    borders.sort(key=lambda b: value(sym(b)))
    pieces = [piece_term() for _ in range(len(borders) + 1)]
    # Whether a border belongs to the piece on its left.
    lefts = [rnd.random() < 0.5 for _ in borders]
    solution = (pieces, borders, lefts)
    isequal = rnd.random() < 0.5
    answer = ([changed(p, rnd.randint(0, 2)) for p in pieces], list(borders), list(lefts))
    if not isequal:
        kind = rnd.choice(["side", "border", "term"])
        at = rnd.randrange(len(borders))
        if kind == "side":
            answer[2][at] = not answer[2][at]
        elif kind == "border":
            answer[1][at] = mistaken(answer[1][at])
            if len(borders) > 1 and not value(sym(answer[1][0])) < value(sym(answer[1][1])):
                return None
        else:
            at = rnd.randrange(len(pieces))
            answer[0][at] = mistaken(answer[0][at])
    X = sp.Symbol("x", real=True)

    def at_value(function, v):
        terms, ends, left = function
        for t, e, l in zip(terms, ends, left):
            w = sym(e)
            same = are_equal(w, v)
            if (same and l) or (not same and value(v) < value(w)):
                return sym(t).subs(X, v)
        return sym(terms[-1]).subs(X, v)

    marks = sorted({value(sym(b)): sym(b) for b in borders + answer[1]}.items())
    exact = [s for _, s in marks]
    probes = list(exact)
    for (a, sa), (b, sb) in zip(marks, marks[1:]):
        if not are_equal(sa, sb):
            low, high = sp.Rational(str(a)), sp.Rational(str(b))
            probes += [low + (high - low) * sp.Rational(k, 7) for k in (2, 5)]
    low, high = sp.Rational(str(marks[0][0])), sp.Rational(str(marks[-1][0]))
    probes += [low - sp.Rational(3, 7), low - 20, high + sp.Rational(5, 7), high + 25, high + 1000]
    compared = [(at_value(solution, v), at_value(answer, v)) for v in probes]
    if isequal:
        ok = all(are_equal(a, b) for a, b in compared)
    else:
        ok = any(are_apart(a, b, 0) for a, b in compared)
    if not ok:
        return None

    def written(function, isanswer):
        terms, ends, left = function
        out = []
        for i, t in enumerate(terms):
            conditions = []
            if i > 0:
                conditions.append(condition_text(">" if left[i - 1] else ">=", ends[i - 1], rnd.randint(1, 4) if isanswer else 1))
            if i < len(ends):
                conditions.append(condition_text("<=" if left[i] else "<", ends[i], rnd.randint(1, 4) if isanswer else 1))
            out.append(f"{text(t)} : {' and '.join(conditions)}")
        if isanswer:
            rnd.shuffle(out)
        return "; ".join(out)

    return ("c", "=" if isequal else "!", written(solution, False), written(answer, True))


# --- Equations ---


def equation():
    a, b, c = rnd.randint(2, 9), rnd.randint(1, 9), rnd.randint(1, 9)
    p, q = rnd.choice([(x, y), (var("u"), var("v")), (var("s"), var("t"))])
    kind = rnd.choice(["line", "line", "parabola", "circle", "product", "law3", "law4", "hyperbola", "root", "one", "two", "gas"])
    if kind == "line":
        return q, ("+", ("*", n(a), p), n(b))
    if kind == "parabola":
        return q, ("+", ("^", p, n(2)), ("*", n(b), p))
    if kind == "circle":
        return ("+", ("^", p, n(2)), ("^", q, n(2))), n(a * a)
    if kind == "product":
        return ("*", p, q), n(b)
    if kind == "law3":
        return var("U"), ("*", var("R"), var("I"))
    if kind == "law4":
        return ("*", var("F"), var("s")), ("*", var("m"), var("b"))
    if kind == "gas":
        return ("*", var("p"), var("V")), ("*", ("*", var("n"), var("R")), var("T"))
    if kind == "hyperbola":
        return ("-", ("^", p, n(2)), ("^", q, n(2))), n(b)
    if kind == "root":
        return q, ("*", fn("sqrt", n(a)), p)
    if kind == "one":
        return ("*", n(a), x), n(b)
    return ("^", x, n(2)), n(a)


NAMES = {k: sp.Symbol(k, real=True) for k in "xyuvstURIFmbpVnT"}


def of_equations():
    left, right = equation()
    isequal = rnd.random() < 0.5
    l, r = left, right
    for _ in range(rnd.randint(1, 3)):
        k = rnd.randint(2, 9)
        step = rnd.choice(["scale", "move", "swap", "form", "form", "divide", "square", "positive", "solve"])
        if step == "scale":
            l, r = ("*", n(k), l), ("*", n(k), r)
        elif step == "move":
            l, r = ("-", l, r), n(0)
        elif step == "swap":
            l, r = r, l
        elif step == "form":
            l, r = changed(l, 1), changed(r, 1)
        elif step == "divide":
            names = sorted({t[1] for _, t in parts(l) if t[0] == "v" and t[1] in NAMES} | {t[1] for _, t in parts(r) if t[0] == "v" and t[1] in NAMES})
            if len(names) > 1:
                d = var(rnd.choice(names))
                l, r = ("/", l, d), ("/", r, d)
        elif step == "square":
            l, r = ("^", ("-", l, r), n(2)), n(0)
        elif step == "positive":
            l, r = ("*", ("-", l, r), ("+", ("^", rnd.choice([x, y]) if "x" in text(left) else l, n(2)), n(k))), n(0)
        elif step == "solve" and l[0] == "*" and rnd.random() < 0.9:
            l, r = l[1], ("/", r, l[2])
    if not isequal:
        kind = rnd.choice(["mistake", "mistake", "factor", "isolated"])
        symbols = sorted({t[1] for _, t in parts(left) if t[0] == "v"} | {t[1] for _, t in parts(right) if t[0] == "v"})
        symbols = [s for s in symbols if s in NAMES]
        if kind == "mistake":
            l, r = mistaken(l), r
        elif kind == "factor":
            l, r = ("*", ("-", l, r), ("-", var(rnd.choice(symbols)), n(rnd.randint(1, 5)))), n(0)
        elif len(symbols) == 2:
            p, q = map(var, symbols)
            l, r = ("*", ("-", l, r), ("+", ("^", ("-", p, n(rnd.randint(1, 4))), n(2)), ("^", q, n(2)))), n(0)
        else:
            return None
    first, second = sp.together(sym(left) - sym(right)), sp.together(sym(l) - sym(r))
    ok = same_solutions(first, second)
    if ok is None or ok != isequal:
        return None
    return ("e", "=" if isequal else "!", f"{text(left)}={text(right)}", f"{text(l)}={text(r)}")


def real_factors(expression):
    """The numerator's factors that have real zeros, the denominator; None if that is not known."""
    above, below = sp.fraction(sp.together(expression))
    _, factors = sp.factor_list(above)
    found = []
    for factor, _ in factors:
        symbols = sorted(factor.free_symbols, key=str)
        if not symbols:
            continue
        polynomial = sp.Poly(factor, *symbols)
        # A sum of even powers with positive coefficients has no real zero, or only where all of them vanish.
        if all(m % 2 == 0 for powers in polynomial.monoms() for m in powers) and all(c > 0 for c in polynomial.coeffs()):
            if polynomial.nth(*[0] * len(symbols)) > 0:
                continue
        found.append(factor)
    return found, below


def same_solutions(first, second):
    """As the platform defines it: where both are defined both hold or neither; and no piece is lost. None: not known."""
    try:
        a, below_a = real_factors(first)
        b, below_b = real_factors(second)
    except sp.PolynomialError:
        return None
    names = first.free_symbols | second.free_symbols

    def like(factor, others):
        return any(sp.simplify(factor / o).is_number for o in others)

    if len(names) == 1:
        roots = []
        for factors, below in ((a, below_a), (b, below_b)):
            symbol = next(iter(names))
            found = set()
            for factor in factors:
                found |= {z for z in sp.solveset(factor, symbol, sp.S.Reals) if below.subs(symbol, z) != 0}
            roots.append({sp.radsimp(z) for z in found})
        return roots[0] == roots[1]
    if any(like(f, [below]) for below in (below_a, below_b) for f in a):
        return None
    lost = [f for f in a if not like(f, b)]
    more = [f for f in b if not like(f, a)]
    if lost:
        return None if any(sum_of_squares(f) for f in lost) else False
    for f in more:
        if sum_of_squares(f):
            # An isolated point: more, unless it solves the first one or that is undefined there.
            point = isolated_point(f)
            if point is None:
                return None
            if first.subs(point) != 0:
                return False
        else:
            symbol = sorted(f.free_symbols, key=str)[0]
            at = dict(zip([s for s in f.free_symbols if s != symbol], [sp.Rational(3, 7), sp.Rational(11, 5), sp.Rational(7, 9)]))
            zeros = [z for z in sp.solve(f.subs(at), symbol) if z.is_real]
            if not zeros:
                return None
            return False
    return True


def sum_of_squares(f):
    symbols = sorted(f.free_symbols, key=str)
    polynomial = sp.Poly(f, *symbols)
    return len(symbols) == 2 and polynomial.total_degree() == 2 and polynomial.coeff_monomial(symbols[0] ** 2) == polynomial.coeff_monomial(symbols[1] ** 2) and isolated_point(f) is not None


def isolated_point(f):
    symbols = sorted(f.free_symbols, key=str)
    point = sp.solve([sp.diff(f, s) for s in symbols], symbols, dict=True)
    return point[0] if len(point) == 1 and f.subs(point[0]) == 0 else None


# --- Quantities ---

UNITS = {
    "length": {"m": 1, "km": 1000, "cm": sp.Rational(1, 100), "mm": sp.Rational(1, 1000), "µm": sp.Rational(1, 10**6), "nm": sp.Rational(1, 10**9)},
    "time": {"s": 1, "min": 60, "h": 3600, "ms": sp.Rational(1, 1000), "d": 86400},
    "mass": {"kg": 1, "g": sp.Rational(1, 1000), "mg": sp.Rational(1, 10**6), "t": 1000},
    "speed": {"m/s": 1, "km/h": sp.Rational(5, 18), "cm/s": sp.Rational(1, 100), "km/s": 1000},
    "energy": {"J": 1, "kJ": 1000, "kWh": 3600000, "MJ": 10**6, "cal": sp.Rational("4.184")},
    "volume": {"l": sp.Rational(1, 1000), "m^3": 1, "ml": sp.Rational(1, 10**6), "cm^3": sp.Rational(1, 10**6)},
    "area": {"m^2": 1, "cm^2": sp.Rational(1, 10**4), "ha": 10000, "km^2": 10**6},
    "money": {"€": 1, "ct": sp.Rational(1, 100)},
}


def of_quantities():
    units = UNITS[rnd.choice(sorted(UNITS))]
    a, b = rnd.choice(sorted(units)), rnd.choice(sorted(units))
    solution = number(["plain", "plain", "root", "huge", "ratio", "exp"])
    isequal = rnd.random() < 0.5
    factor = sp.Rational(units[a]) / sp.Rational(units[b])
    answer = changed(solution, rnd.randint(0, 2))
    if factor.q == 1 and factor.p != 1:
        answer = ("*", answer, n(int(factor.p)))
    elif factor != 1:
        answer = ("/", ("*", answer, n(int(factor.p))) if factor.p != 1 else answer, n(int(factor.q)))
    if not isequal:
        answer = mistaken(answer)
    first, second = sym(solution), sym(answer) / factor
    ok = are_equal(first, second) if isequal else are_apart(first, second, sp.Rational(1, 20))
    return ("u", "=" if isequal else "!", f"{text(solution)}|{a}", f"({text(answer)}) {b}") if ok else None


SHARES = [(of_numbers, 4), (of_exact_numbers, 3), (of_terms, 4), (of_sets, 2), (of_intervals, 2), (of_cases, 2), (of_equations, 2), (of_quantities, 1)]


def main():
    total = sum(share for _, share in SHARES)
    for make, share in SHARES:
        wanted = count * share // total
        left = {"=": wanted - wanted // 2, "!": wanted // 2}
        known = set()
        while sum(left.values()):
            try:
                line = make()
            except (ZeroDivisionError, NotImplementedError, TypeError, ValueError, RecursionError):
                continue
            if line is None or left[line[1]] == 0 or line in known or line[2] == line[3]:
                continue
            if any(word in part for part in line[2:] for word in ("zoo", "nan")) or len(line[2]) + len(line[3]) > 400:
                continue
            known.add(line)
            left[line[1]] -= 1
            print("\t".join(line), flush=True)


main()
