/** A document without mistakes that contains a bit of everything. */
export const sampleDocument = `\\documentclass{mumie.article}
\\newcommand{\\vek}[1]{\\vec{#1}}
\\begin{metainfo}
  \\name{\\lang{de}{Brüche}\\lang{en}{Fractions}}
  \\begin{description}\\lang{de}{Über Brüche}\\lang{en}{On fractions}\\end{description}
  \\topic{arithmetic/fractions}            % from the subject area down; may be repeated
  \\objective{add-fractions}               % may be repeated
  \\label{bridging-course}                 % may be repeated
  \\coursesection{1}
  \\difficulty{3}                          % 0 … 10
\\end{metainfo}
\\begin{content}
  \\ombarticle{2}
  \\title{\\lang{de}{Brüche}\\lang{en}{Fractions}}

  % a comment
  Erster Absatz mit \\emph{Betonung} -- und $\\vek{a}+\\frac12$.
  \\lang{de}{Deutsch.}
  \\lang{en}{English.}
  \\lang{fr}{Français.}
  Weiter. Siehe \\ref{eq}.

\\section{Ein \\emph{Anfang}} \\label{anf}
Text.
\\subsection*{Unter}
\\begin{equation} \\label{eq} a=b \\end{equation}
\\begin{itemize}[square]
 \\item eins
 \\item[b)] zwei

 noch ein Absatz \\begin{enumerate} \\item x \\end{enumerate}
\\end{itemize}
\\begin{table}[\\cellaligns{lcr}] \\head a & b & c \\\\ \\body 1 & 2 \\\\ \\colspan{2} 3 & 4 \\end{table}
\\begin{tabular}{l|r} 1 & $2$ \\\\ 3 & 4\\\\ \\hline \\end{tabular}
\\begin{theorem}[Satz von $x$] T \\end{theorem}
\\begin{showhide}[\\initialstate{0} Lösung] versteckt \\end{showhide}
\\begin{incremental}[\\initialsteps{1}] \\step a \\step b \\end{incremental}
\\begin{tabs*}[\\initialtab{0}] \\tab{eins} a \\tab{zwei} b \\end{tabs*}
\\begin{code}[python]
for x in y: # 100% \\lang{de}{x}
  print("<a>")
\\end{code}
\\begin{visualization}[600][400]{parabola1}
  \\title{A parabola}
  \\begin{variables}
    \\slider{a}{1, -3, 3}            % start, left end, right end
    \\point[editable]{P}{1, 2}       % draggable; without [editable] it follows its definition
    \\function{f}{a*x^2, [x]}
    \\point{Q}{real}{var(a),2}
    \\randadjustIf{a,b}{a = b}
  \\end{variables}
  \\color{f}{blue}
  \\label{P}{P}
  \\stepsize{a}{0.1}
  \\begin{canvas}
    \\plotSize{400, 300}             % width, height in pixels; one number: both
    \\plotLeft{-5} \\plotRight{5} \\plotBottom{-5} \\plotTop{5}
    \\plot[coordinateSystem, showGrid]{a, P, f}
  \\end{canvas}
  \\text{The factor is $\\var{a}$, and $P$ has the ordinate $\\var{P[y]}$ or \\var{P[x]}.
        \\IF{a > 0}{It opens upwards.}  \\IFELSE{a = 0}{It is a line.}{It is a parabola.}}
\\end{visualization}
\\begin{quickcheck}
  \\type{mc.unique}                        % default mc.multiple
  \\begin{variables} \\randint{a}{2}{9} \\end{variables}
  \\text{What is $\\var{a}+\\var{a}$?}
  \\begin{choices}{unique}                 % optional; says the type too
    \\begin{choice} \\text{$2\\cdot\\var{a}$} \\solution{true} \\end{choice}
    \\begin{choice} \\text{$\\var{a}^2$} \\solution{false} \\end{choice}
  \\end{choices}
  \\explanation{Weil.}
\\end{quickcheck}
Stra\\ss e \\"a \\'{e} \\S 5 10\\,\\% \\href{https://a.b/%20x}{link} \\code{--x}.
\\begin{problem}
  \\begin{variables} \\randint{a}{2}{9} \\end{variables}
  \\begin{question}
    \\type{input.number} \\field{rational}
    \\text{Compute $1 : \\var{a}$: \\ansref}
    \\explanation[ans_1 = 1]{no}
    \\begin{answer} \\text{$1:\\var{a}=$} \\solution{a} \\end{answer}
  \\end{question}
\\end{problem}
\\end{content}
`;
