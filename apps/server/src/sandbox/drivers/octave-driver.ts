/**
 * What runs in an Octave sandbox: the functions of these files (docs/decisions/0045-code-questions.md), found again by
 * Octave after code has said `clear all`. They do for Octave what the driver of Python does.
 */
export const octaveDriver: Readonly<Record<string, string>> = {
  'box.m': String.raw`function box ()
  warning ("off", "all");
  job = jsondecode (box_hear (), "makeValidName", false);
  box_mark (job.mark);
  box_say ("R", "");
  switch (job.mode)
    case "run"
      failed = box_parts (job.parts);
      if (isempty (failed))
        box_figures ();
        box_say ("D", "{}");
      else
        box_say ("E", jsonencode (failed));
      end
    case "learner"
      box_learner (job);
    case "evaluator"
      box_evaluator (job);
  end
  fflush (stdout);
end
`,
  'box_mark.m': String.raw`function mark = box_mark (given)
  persistent kept;
  mlock ();
  if (nargin == 1)
    kept = given;
  end
  mark = kept;
end
`,
  'box_say.m': String.raw`function box_say (tag, payload)
  fflush (stdout);
  fputs (stdout, [char(30) box_mark() tag payload "\n"]);
  fflush (stdout);
end
`,
  // Octave looks at the character after a line before it gives the line away, so that an empty one follows each line.
  'box_hear.m': String.raw`function line = box_hear ()
  do
    line = fgetl (stdin);
  until (! ischar (line) || ! isempty (line))
end
`,
  'box_parts.m': String.raw`function failed = box_parts (parts)
  failed = [];
  if (iscell (parts))
    parts = [parts{:}];
  end
  box_names ({parts.name});
  for k = 1:numel (parts)
    file = sprintf ("/tmp/part%d.m", k);
    id = fopen (file, "w");
    % A file that begins with a function would be taken for that function.
    fputs (id, ["1;" parts(k).text "\n"]);
    fclose (id);
    try
      evalin ("base", ["source ('" file "')"]);
    catch error
      failed = box_told (error, k);
      return;
    end
  end
end
`,
  // The names of the parts, by their numbers.
  'box_names.m': String.raw`function names = box_names (given)
  persistent kept;
  mlock ();
  if (nargin == 1)
    kept = given;
  end
  names = kept;
end
`,
  // The name of the part that a file holds; empty for other files.
  'box_part.m': String.raw`function name = box_part (file)
  name = "";
  number = regexp (file, "^/tmp/part(\\d+)\\.m$", "tokens", "once");
  if (! isempty (number))
    name = box_names (){str2double (number{1})};
  elseif (strcmp (file, "/tmp/evaluator.m"))
    name = "evaluator";
  end
end
`,
  // The message of a failure, and the lines that led to it, innermost first. A part that cannot be read is in no stack.
  'box_told.m': String.raw`function told = box_told (error, part = 0)
  % Longer texts take long to search.
  text = error.message(1:min (end, 5000));
  % A list of structs that is empty is no JSON.
  places = {};
  found = regexp (text, "parse error near line (\\d+) of file (/tmp/\\w+\\.m)", "tokens", "once");
  if (! isempty (found))
    places{end+1} = struct ("part", box_part (found{2}), "line", str2double (found{1}));
  end
  for k = 1:numel (error.stack)
    at = error.stack(k);
    if (! isfield (at, "file"))
      continue;
    end
    name = box_part (at.file);
    if (isempty (at.file) && part > 0 && ! strncmp (at.name, "box", 3))
      name = box_names (){part};
    end
    if (! isempty (name) && at.line > 0 && numel (places) < 20)
      places{end+1} = struct ("part", name, "line", at.line);
    end
  end
  text = regexprep (text, " *near line \\d+.*of file /tmp/(part\\d+|evaluator)\\.m", "");
  text = strtrim (regexprep (text, "parse error:?\\s+", "parse error: "));
  told = struct ("message", text(1:min (end, 4000)), "places", {places}, "type", error.identifier);
end
`,
  'box_figures.m': String.raw`function box_figures ()
  all = sort (get (0, "children"));
  for k = 1:min (numel (all), 10)
    figure (all(k), "visible", "off");
    file = sprintf ("/tmp/figure%d.png", k);
    drawnow ("png size 640,480", file);
    close (all(k));
    for wait = 1:60
      [info, status] = stat (file);
      if (status == 0 && info.size > 0)
        break;
      end
      pause (0.05);
    end
    id = fopen (file, "r");
    if (id >= 0)
      bytes = fread (id, Inf, "uint8=>uint8");
      fclose (id);
      if (numel (bytes) > 0 && numel (bytes) <= 2097152)
        box_say ("I", base64_encode (bytes));
      end
    end
  end
end
`,
  'box_plain.m': String.raw`function text = box_plain (value)
  if (ischar (value) && (isrow (value) || isempty (value)))
    text = jsonencode (struct ("t", "text", "v", value(:)'));
  elseif ((isnumeric (value) || islogical (value)) && numel (value) > 10000 || iscell (value) && numel (value) > 1000)
    error ("The value is too large.");
  elseif (isnumeric (value) && ndims (value) == 2)
    value = full (double (value));
    text = sprintf ('{"t":"matrix","s":[%d,%d],"re":"%s","im":"%s"}', size (value), ...
                    sprintf ("%.17g ", real (value)), sprintf ("%.17g ", imag (value)));
  elseif (islogical (value) && ndims (value) == 2)
    text = sprintf ('{"t":"logical","s":[%d,%d],"re":"%s","im":""}', size (value), ...
                    sprintf ("%d ", value));
  elseif (iscell (value) && ndims (value) == 2)
    parts = cellfun (@(each) jsonencode (box_plain (each)), value(:)', "uniformoutput", false);
    text = sprintf ('{"t":"cell","s":[%d,%d],"v":[%s]}', size (value), ...
                    sprintf ("%s,", parts{:})(1:end-1));
  else
    text = jsonencode (struct ("t", "other", "v", class (value)));
  end
end
`,
  'box_real.m': String.raw`function value = box_real (plain)
  switch (plain.t)
    case "text"
      value = plain.v;
    case "matrix"
      value = reshape (str2num_list (plain.re), plain.s(:)');
      imaginary = str2num_list (plain.im);
      if (any (imaginary))
        value = complex (value, reshape (imaginary, plain.s(:)'));
      end
    case "logical"
      value = logical (reshape (str2num_list (plain.re), plain.s(:)'));
    case "cell"
      parts = plain.v;
      if (isempty (parts))
        parts = {};
      elseif (! iscell (parts))
        parts = cellstr (parts);
      end
      value = reshape (cellfun (@(each) box_real (jsondecode (each)), parts, "uniformoutput", false), plain.s(:)');
    otherwise
      % Equal to nothing.
      value = struct ("isOfType", plain.v);
  end
end
function list = str2num_list (text)
  list = sscanf (text, "%f");
end
`,
  // A function by its name; or what a variable of this name holds: f = @(x) x^2.
  'box_function.m': String.raw`function found = box_function (name)
  found = name;
  if (evalin ("base", ["exist ('" name "', 'var')"]) == 1)
    value = evalin ("base", name);
    if (is_function_handle (value) || isa (value, "inline"))
      found = value;
    end
  end
end
`,
  'box_learner.m': String.raw`function box_learner (job)
  failed = box_parts (job.parts);
  if (! isempty (failed))
    box_say ("E", jsonencode (failed));
    return;
  end
  box_say ("L", "");
  while (true)
    line = box_hear ();
    if (! ischar (line))
      return;
    end
    asked = jsondecode (line, "makeValidName", false);
    try
      if (isfield (asked, "call"))
        given = box_real (jsondecode (asked.args));
        results = cell (1, asked.results);
        [results{:}] = feval (box_function (asked.call), given{:});
        reply = ['{"ok":' box_plain(results) '}'];
      else
        reply = ['{"ok":' box_plain({evalin("base", asked.value)}) '}'];
      end
    catch error
      reply = ['{"error":' jsonencode(box_told (error)) '}'];
    end
    if (numel (reply) > 262000)
      reply = '{"error":{"message":"The value is too large.","places":[],"type":""}}';
    end
    box_say ("A", reply);
  end
end
`,
  // Whatever comes from the other side may be made up.
  'box_ask.m': String.raw`function results = box_ask (request)
  if (numel (request) > 262000)
    error ("The arguments are too large.");
  end
  box_say ("Q", request);
  line = box_hear ();
  refused = "";
  try
    reply = jsondecode (line, "makeValidName", false);
    is_failed = isfield (reply, "error");
    if (! is_failed)
      results = box_real (reply.ok);
      if (! iscell (results))
        error ("no results");
      end
      refused = box_fault (results);
    end
  catch
    is_failed = false;
    refused = "other";
  end
  if (is_failed)
    box_failed (struct ("failed", reply.error));
    error ("answer:failed", "%s", reply.error.message);
  end
  if (! isempty (refused))
    box_failed (struct ("refused", refused));
    error ("answer:failed", "The value is refused: %s", refused);
  end
end
`,
  // What an author may not expect in the results of a call, at any depth; empty if there is nothing.
  'box_fault.m': String.raw`function fault = box_fault (results)
  fault = "";
  allowed = box_allowed ();
  for k = 1:numel (results)
    value = results{k};
    if (isstruct (value))
      fault = "other";
    elseif (isempty (value))
      fault = "empty";
    elseif (iscell (value))
      fault = box_fault (value);
    elseif (isnumeric (value) && builtin ("any", value(:) != value(:)) && ! builtin ("any", strcmp (allowed, "nan")))
      fault = "nan";
    elseif (isnumeric (value) && builtin ("any", builtin ("abs", value(:)) == Inf))
      fault = "infinite";
    end
    if (! isempty (fault) && ! builtin ("any", strcmp (allowed, fault)))
      return;
    end
    fault = "";
  end
end
`,
  'box_allowed.m': String.raw`function names = box_allowed (given)
  persistent kept = {};
  mlock ();
  if (nargin == 1)
    kept{end+1} = given;
  end
  names = kept;
end
`,
  'allow.m': String.raw`function allow (varargin)
  known = {"nan", "nan"; "inf", "infinite"; "empty", "empty"; "none", "none"};
  for k = 1:numel (varargin)
    at = find (strcmp (known(:, 1), varargin{k}));
    if (isempty (at))
      error ("allow knows nan, inf, empty, none, not %s", disp (varargin{k}));
    end
    box_allowed (known{at, 2});
  end
end
`,
  // Where the code of the answer has failed last, or why its value was refused.
  'box_failed.m': String.raw`function failed = box_failed (given)
  persistent kept;
  mlock ();
  if (nargin == 1)
    kept = given;
  end
  failed = kept;
end
`,
  'box_call.m': String.raw`function results = box_call (name, count, given)
  results = box_ask (sprintf ('{"call":%s,"results":%d,"args":%s}', jsonencode (name), count + (count == 0), ...
                              jsonencode (box_plain (given))));
end
`,
  'box_answers.m': String.raw`function text = box_answers (number, given)
  persistent kept;
  mlock ();
  if (nargin == 2)
    kept = given;
  end
  text = "";
  if (number > 0)
    text = kept{number};
  end
end
`,
  'answertext.m': String.raw`function text = answertext (number = 1)
  text = box_answers (number);
end
`,
  'answer.m': String.raw`function value = answer (number = 1)
  results = box_ask (jsonencode (struct ("value", box_answers (number), "name", sprintf ("answer %d", number))));
  value = results{1};
end
`,
  'printed.m': String.raw`function text = printed ()
  box_say ("P", "");
  reply = jsondecode (box_hear ());
  text = reply.text;
end
`,
  'box_evaluator.m': String.raw`function box_evaluator (job)
  names = job.functions;
  if (! iscell (names))
    names = cellstr (names);
  end
  answers = job.answers;
  if (! iscell (answers))
    answers = cellstr (answers);
  end
  box_answers (0, answers);
  rand ("twister", job.seed);
  randn ("twister", job.seed);
  mkdir ("/tmp/functions");
  for k = 1:numel (names)
    % These end the evaluator, whatever the program calls so.
    if (isempty (names{k}) || strcmp (names{k}, "exit") || strcmp (names{k}, "quit"))
      continue;
    end
    id = fopen (["/tmp/functions/" names{k} ".m"], "w");
    fprintf (id, "function varargout = %s (varargin)\nvarargout = box_call ('%s', nargout, varargin);\nend\n", ...
             names{k}, names{k});
    fclose (id);
  end
  addpath ("/tmp/functions");
  id = fopen ("/tmp/evaluator.m", "w");
  fputs (id, ["1;" job.evaluator "\n"]);
  fclose (id);
  try
    evalin ("base", "source ('/tmp/evaluator.m')");
  catch error
    if (strcmp (error.identifier, "answer:failed"))
      box_say ("D", jsonencode (box_failed ()));
    else
      box_say ("D", jsonencode (struct ("broken", box_told (error))));
    end
    return;
  end
  box_say ("D", '{"exit":0}');
end
`,
  // An exit value is a whole number or a truth value; what else an evaluator gives to exit is its mistake.
  'box_exit.m': String.raw`function box_exit (value = 0)
  if ((isnumeric (value) || islogical (value)) && isscalar (value) && isreal (value) && value == builtin ("fix", value) ...
      && builtin ("abs", double (value)) < 2147483648)
    box_say ("D", sprintf ('{"exit":%d}', value));
    builtin ("exit", double (value));
  end
  try
    text = strtrim (disp (value));
    error ("exit takes a whole number, not %s", text(1:min (end, 200)));
  catch failed
    box_say ("D", jsonencode (struct ("broken", box_told (failed))));
  end
  builtin ("exit", 1);
end
`,
};

/**
 * Compares two values as the evaluators of Python do: sizes must be equal, and every difference at most the tolerance,
 * which is relative to the second value where that is beyond 1. What is no number is only close to itself.
 */
export const octaveClose = String.raw`function is_close = close (a, b, tolerance = 1e-9)
  if (nargin < 2)
    % Figures, which an evaluator has none of.
    return;
  end
  if (! (isnumeric (tolerance) && isscalar (tolerance) && isreal (tolerance) && tolerance >= 0 && tolerance < Inf))
    error ("A tolerance is a number from 0 on.");
  end
  if (iscell (a) && iscell (b))
    is_close = isequal (size (a), size (b)) ...
               && all (cellfun (@(one, other) close (one, other, tolerance), a(:), b(:)));
  elseif (! isnumeric (a) || ! isnumeric (b))
    is_close = strcmp (class (a), class (b)) && isequal (a, b);
  elseif (! isequal (size (a), size (b)))
    is_close = false;
  else
    % Not by their names: the program may define a function abs.
    [abs, isfinite] = deal (@(x) builtin ("abs", x), @(x) builtin ("isfinite", x));
    [a, b] = deal (double (a(:)), double (b(:)));
    far = ! (abs (a - b) <= tolerance * builtin ("max", 1, abs (b)));
    % Beside what is infinite nothing is close but itself.
    far(! isfinite (a) | ! isfinite (b)) = true;
    is_close = ! builtin ("any", far & a != b);
  end
end
`;
