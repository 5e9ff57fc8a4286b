/** A parabola in vertex form: a slider, a draggable point, and a sentence that follows both. */
export const visualization = String.raw`\begin{content}
\title{A parabola and its vertex}

Every quadratic function can be written in \notion{vertex form}
\[ f(x) = a\,(x - u)^2 + v. \]
The number $a$ stretches the parabola, and $S = (u, v)$ is its vertex.
Drag $S$, or move the slider. Every letter below follows.

\begin{visualization}[600][420]{vertex-form1}
  \title{Drag the vertex}
  \begin{variables}
    \slider{a}{1, -3, 3}          % start, left end, right end
    \point[editable]{S}{1, -1}    % editable: readers may drag it
    \function{f}{a*(x - S[x])^2 + S[y]}
    \number{y0}{a*S[x]^2 + S[y]}
    \point{Y}{0, y0}              % follows its definition
  \end{variables}
  \color{f}{blue}
  \color{S}{red}
  \label{S}{S}
  \label{Y}{Y}
  \stepsize{a}{0.1}
  \begin{canvas}
    \plotSize{480, 360}
    \plotLeft{-5} \plotRight{5}
    \plotBottom{-4} \plotTop{5}
    \axisLabels{x}{y}
    \plot[coordinateSystem, showGrid]{a, f, Y, S}
  \end{canvas}
  \text{The vertex is $S = (\var{S[x]}, \var{S[y]})$ and the factor is $\var{a}$.
    The graph crosses the $y$-axis at $\var{y0}$.
    \IFELSE{a = 0}{With $a = 0$ it is no parabola but a line.}{
      \IFELSE{a > 0}{It opens upwards.}{It opens downwards.}}}
\end{visualization}

\begin{remark}[How many zeros?]
  If $a$ and $v$ have different signs, $f$ has two zeros; if $v = 0$, it has one.
  Move the vertex through the $x$-axis and watch them meet.
\end{remark}
\end{content}
`;
