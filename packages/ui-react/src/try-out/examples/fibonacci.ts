/** A proof in steps: the next line appears on request. */
export const fibonacci = String.raw`\begin{content}
\title{The Fibonacci numbers, step by step}

\begin{definition}[Fibonacci numbers]
  $F_1 = 1$, $F_2 = 1$, and from then on every number is the sum of the two before it:
  \[ F_{n+2} = F_{n+1} + F_n. \]
\end{definition}

Before you uncover a line, compute it yourself.

\begin{incremental}[\initialsteps{2}]
  \step $F_1 = 1$
  \step $F_2 = 1$
  \step $F_3 = F_2 + F_1 = 1 + 1 = 2$
  \step $F_4 = F_3 + F_2 = 2 + 1 = 3$
  \step $F_5 = F_4 + F_3 = 3 + 2 = 5$
  \step $F_6 = F_5 + F_4 = 5 + 3 = 8$
  \step $F_7 = F_6 + F_5 = 8 + 5 = 13$
  \step The quotients of neighbours approach the golden ratio:
    \[ \frac{F_7}{F_6} = \frac{13}{8} = 1.625, \qquad
       \varphi = \frac{1 + \sqrt{5}}{2} \approx 1.618. \]
\end{incremental}

\begin{theorem}[A sum]
  For every $n \geq 1$ we have $F_1 + F_2 + \dots + F_n = F_{n+2} - 1$.
\end{theorem}

\begin{proof}
  By induction on $n$.
  \begin{incremental}[\initialsteps{1}]
    \step For $n = 1$ both sides are $1$, because $F_3 - 1 = 2 - 1$.
    \step Suppose it holds for $n$. Adding $F_{n+1}$ to both sides gives
      \[ F_1 + \dots + F_n + F_{n+1} = F_{n+2} - 1 + F_{n+1}. \]
    \step By definition $F_{n+2} + F_{n+1} = F_{n+3}$, so the right side is $F_{n+3} - 1$. \quoted{That was to be shown.}
  \end{incremental}
\end{proof}
\end{content}
`;
