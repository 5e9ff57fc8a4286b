/** A document as authors write it. */
export const source = String.raw`
\documentclass{mumie.article}
\begin{metainfo} \name{\lang{en}{The parabola}} \end{metainfo}
\begin{content}
\title{\lang{en}{The parabola}}
The graph of $f(x) = a x^2 - 1$ meets the $x$ axis where \[ x = \pm \frac{1}{\sqrt{a}}. \]
\begin{visualization}{parabola}
  \title{A parabola}
  \begin{variables}
    \slider{a}{1, 0.1, 3}
    \function{f}{a*x^2-1}
  \end{variables}
  \begin{canvas}
    \plotLeft{-4} \plotRight{4}
    \plot[coordinateSystem]{f}
  \end{canvas}
\end{visualization}
\begin{quickcheck}
  \type{input.number}
  \begin{variables} \randint{a}{2}{9} \number{s}{a^2} \end{variables}
  \text{What is $\var{a}^2$?}
  \begin{answer} \solution{s} \end{answer}
\end{quickcheck}
\end{content}`;
