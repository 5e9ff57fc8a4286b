# Runs the code of one cell after another, each in its own namespace, and reports the result.
import base64, io, linecache, sys, traceback


class _Output(io.TextIOBase):
    def __init__(self, write):
        self._write = write

    def writable(self):
        return True

    def write(self, text):
        self._write(str(text))
        return len(text)


def _line(error, name):
    """The line of the cell that failed; 0 if the error is elsewhere."""
    if isinstance(error, SyntaxError) and error.filename == name:
        return error.lineno or 0
    lines = [line for frame, line in traceback.walk_tb(error.__traceback__) if frame.f_code.co_filename == name]
    return lines[-1] if lines else 0


def _message(error):
    # The first frame belongs to this file and is of no interest.
    trace = error.__traceback__ and error.__traceback__.tb_next
    return ''.join(traceback.TracebackException(type(error), error, trace, limit=-20).format()).rstrip()


def run_cell(code, name, write, show):
    def display(value):
        """Shows the picture of a value that has one, as SVG or PNG; prints any other value."""
        svg, png = getattr(value, '_repr_svg_', None), getattr(value, '_repr_png_', None)
        if svg is not None:
            show('image/svg+xml', base64.b64encode(str(svg()).encode()).decode())
        elif png is not None:
            show('image/png', base64.b64encode(bytes(png())).decode())
        else:
            print(value)

    linecache.cache[name] = (len(code), None, code.splitlines(True), name)
    before = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = _Output(write)
    try:
        exec(compile(code, name, 'exec'), {'__name__': '__main__', 'display': display})
    except SystemExit:
        pass
    except BaseException as error:
        return [_message(error), _line(error, name)]
    finally:
        sys.stdout, sys.stderr = before
    return None


run_cell
