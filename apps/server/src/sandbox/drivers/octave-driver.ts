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
  for k = 1:numel (parts)
    file = sprintf ("/tmp/part%d.m", k);
    id = fopen (file, "w");
    % A file that begins with a function would be taken for that function.
    fputs (id, ["1;" parts(k).text "\n"]);
    fclose (id);
    try
      evalin ("base", ["source ('" file "')"]);
    catch error
      failed = box_told (error, file, parts(k).name);
      return;
    end
  end
end
`,
  'box_told.m': String.raw`function told = box_told (error, file, name)
  line = 0;
  text = error.message;
  found = regexp (text, "near line (\\d+)", "tokens", "once");
  if (! isempty (found))
    line = str2double (found{1});
  else
    for k = 1:numel (error.stack)
      at = error.stack(k);
      if (isfield (at, "file") && strcmp (at.file, file) || isempty (at.file) && ! strncmp (at.name, "box", 3))
        line = max (at.line, 0);
        break;
      end
    end
  end
  text = regexprep (text, " *near line \\d+.*of file /tmp/part\\d+\\.m", "");
  text = strrep (text, "parse error:\n\n", "parse error: ");
  told = struct ("message", text(1:min (end, 4000)), "line", line, "part", name, "type", error.identifier);
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
  elseif (isnumeric (value) && ndims (value) == 2 && numel (value) <= 10000)
    value = full (double (value));
    text = sprintf ('{"t":"matrix","s":[%d,%d],"re":"%s","im":"%s"}', rows (value), columns (value), ...
                    sprintf ("%.17g ", real (value)), sprintf ("%.17g ", imag (value)));
  elseif (islogical (value) && ndims (value) == 2 && numel (value) <= 10000)
    text = sprintf ('{"t":"logical","s":[%d,%d],"re":"%s","im":""}', rows (value), columns (value), ...
                    sprintf ("%d ", value));
  elseif (iscell (value) && ndims (value) == 2 && numel (value) <= 1000)
    parts = cellfun (@(each) jsonencode (box_plain (each)), value(:)', "uniformoutput", false);
    text = sprintf ('{"t":"cell","s":[%d,%d],"v":[%s]}', rows (value), columns (value), strjoin (parts, ","));
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
        results = cell (1, max (1, asked.results));
        [results{:}] = feval (asked.call, given{:});
        reply = ['{"ok":' box_plain(results) '}'];
      else
        reply = ['{"ok":' box_plain({evalin("base", asked.value)}) '}'];
      end
    catch error
      reply = ['{"error":' jsonencode(box_told (error, "/tmp/part1.m", "answer")) '}'];
    end
    box_say ("A", reply);
  end
end
`,
  'box_ask.m': String.raw`function results = box_ask (request)
  box_say ("Q", request);
  reply = jsondecode (box_hear (), "makeValidName", false);
  if (isfield (reply, "error"))
    box_failed (reply.error);
    error ("answer:failed", "%s", reply.error.message);
  end
  results = box_real (reply.ok);
end
`,
  // Where the code of the answer has failed last.
  'box_failed.m': String.raw`function failed = box_failed (given)
  persistent kept;
  mlock ();
  if (nargin == 1)
    kept = struct ("line", given.line, "part", given.part);
  end
  failed = kept;
end
`,
  'box_call.m': String.raw`function results = box_call (name, count, given)
  results = box_ask (sprintf ('{"call":%s,"results":%d,"args":%s}', jsonencode (name), max (1, count), ...
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
  results = box_ask (jsonencode (struct ("value", box_answers (number))));
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
  mkdir ("/tmp/functions");
  for k = 1:numel (names)
    if (isempty (names{k}))
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
    told = struct ("exit", 1, "message", error.message);
    if (strcmp (error.identifier, "answer:failed"))
      told.failed = box_failed ();
    end
    box_say ("D", jsonencode (told));
    return;
  end
  box_say ("D", '{"exit":0}');
end
`,
  'box_exit.m': String.raw`function box_exit (value = 0)
  box_say ("D", sprintf ('{"exit":%d}', value));
  builtin ("exit", value);
end
`,
};
