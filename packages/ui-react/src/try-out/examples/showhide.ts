/** A task with a hint and a solution that readers expand themselves. */
export const showhide = String.raw`\begin{content}
\title{A task and its solution}

\begin{exercise}[The largest rectangle]
  A rope of $20$ metres encloses a rectangle. Which rectangle has the largest area?
\end{exercise}

\begin{showhide}[\initialstate{0} Hint]
  Call one side $x$. The rope goes round once, so the other side is $10 - x$.
\end{showhide}

\begin{showhide}[\initialstate{0} Solution]
  The area is
  \[ A(x) = x \cdot (10 - x) = 10x - x^2, \qquad 0 \leq x \leq 10. \]
  Completing the square shows the maximum without any calculus:
  \begin{align*}
    A(x) &= -(x^2 - 10x) \\
         &= -(x^2 - 10x + 25) + 25 \\
         &= 25 - (x - 5)^2.
  \end{align*}
  A square is never negative, so $A(x) \leq 25$, and $A(5) = 25$.
  The largest rectangle is the \textbf{square} with sides of $5$ metres.
\end{showhide}

\begin{tip}
  A solution that starts hidden invites to think first. In the source it begins like this:
  \begin{verbatim}
\begin{showhide}[\initialstate{0} Solution]
  \end{verbatim}
  Without \code{initialstate} it starts open.
\end{tip}
\end{content}
`;
