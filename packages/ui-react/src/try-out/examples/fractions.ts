/** A short lecture: definitions, a table, an example, and a question whose numbers change. */
export const fractions = String.raw`\begin{content}
\title{Adding fractions}

\section{What a fraction says}
\begin{definition}[Fraction]
  \label{fraction}
  Let $a$ and $b$ be integers and $b \neq 0$. The \notion{fraction} $\frac{a}{b}$ is the number
  that gives $a$ when multiplied by $b$. We call $a$ its \emph{numerator} and $b$ its \emph{denominator}.
\end{definition}

Different fractions can be the same number: $\frac{1}{2} = \frac{2}{4} = \frac{50}{100}$.
Multiplying numerator and denominator by the same number $k \neq 0$ changes nothing:
\begin{equation}
  \label{expanding}
  \frac{a}{b} = \frac{a \cdot k}{b \cdot k}.
\end{equation}

\section{A common denominator}
Only equal parts can be counted together. Before we add, we make the denominators equal.

\begin{rule}[Addition]
  \[ \frac{a}{b} + \frac{c}{d} = \frac{a \cdot d + c \cdot b}{b \cdot d} \]
\end{rule}

\begin{example}
  We compute $\frac{1}{6} + \frac{3}{4}$. The smallest number that both $6$ and $4$ divide is $12$:
  \begin{align*}
    \frac{1}{6} + \frac{3}{4} &= \frac{1 \cdot 2}{6 \cdot 2} + \frac{3 \cdot 3}{4 \cdot 3} \\
                              &= \frac{2}{12} + \frac{9}{12} = \frac{11}{12}.
  \end{align*}
\end{example}

\begin{table}[\cellaligns{lcc}]
  \head Task & Common denominator & Result \\
  \body
  $\frac{1}{2} + \frac{1}{3}$ & $6$ & $\frac{5}{6}$ \\
  $\frac{2}{5} + \frac{1}{10}$ & $10$ & $\frac{1}{2}$ \\
  $\frac{3}{8} - \frac{1}{4}$ & $8$ & $\frac{1}{8}$
\end{table}

\begin{warning}
  Numerators and denominators are \emph{not} added one by one:
  $\frac{1}{2} + \frac{1}{2}$ is $1$, not $\frac{2}{4}$.
\end{warning}

\section{Check yourself}
\begin{quickcheck}
  \type{mc.unique}
  \begin{variables}
    \randint{b}{3}{9}
    \randint{d}{3}{9}
    \randadjustIf{b, d}{b = d}     % avoid equal denominators
    \function{s}{b + d}
    \function{p}{b*d}
  \end{variables}
  \text{What is $\frac{1}{\var{b}} + \frac{1}{\var{d}}$?}
  \begin{choices}{unique}
    \begin{choice} \text{$\frac{\var{s}}{\var{p}}$} \solution{true} \end{choice}
    \begin{choice} \text{$\frac{2}{\var{s}}$} \solution{false} \end{choice}
    \begin{choice} \text{$\frac{1}{\var{p}}$} \solution{false} \end{choice}
  \end{choices}
  \explanation{With the common denominator $\var{p}$ the sum is
    $\frac{\var{d}}{\var{p}} + \frac{\var{b}}{\var{p}} = \frac{\var{s}}{\var{p}}$.}
\end{quickcheck}
\end{content}
`;
