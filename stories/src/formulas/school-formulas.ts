/** Formulas of every kind, as in textbooks. */
export const schoolFormulas: readonly string[] = String.raw`
\Bigl\|\frac{x}{2}\Bigr\|
\bigl(\Bigl(\biggl(\Biggl(x\Biggr)\biggr)\Bigr)\bigr)
\bigl\{ x \bigm| x>0 \bigr\}
\begin{smallmatrix}a&b\\c&d\end{smallmatrix}
\left(\begin{smallmatrix}1&2\\3&4\end{smallmatrix}\right)
\begin{array}{|l|c|r|}\hline a&bbb&c\\\hline aaa&b&ccc\\\hline\end{array}
\begin{array}{c|c}1&2\\\hline 3&4\end{array}
\overrightarrow{AB}+\overleftarrow{CD}
\vec{a}+\vec{AB}
A\xrightarrow{f}B\xrightarrow[n\to\infty]{}C
A\xleftarrow{\text{injektiv}}B
\overset{!}{=}\quad\underset{x}{y}\quad\stackrel{\text{def}}{=}
\sqrt{\sum_{i=1}^n x_i^2}
\sqrt{\sum\limits_{i=1}^n x_i^2}
\sqrt[3]{\frac{a}{b}}
\sqrt[n]{1+\sqrt[3]{1+x}}
\boldsymbol{\Gamma}+\boldsymbol{\alpha}+\boldsymbol{x}
\mathcal{ABC}\ \mathscr{ABC}
\mathbb{R}\subset\mathbb{C},\ \mathfrak{g},\ \mathbf{v},\ \mathsf{T},\ \mathtt{x}
\varnothing\ne\emptyset
\begin{matrix}a&b\\c&d\end{matrix}
\begin{pmatrix}1&0\\0&1\end{pmatrix}\begin{pmatrix}x\\y\end{pmatrix}
\begin{bmatrix}1&2&3\\4&5&6\end{bmatrix}
\begin{vmatrix}a&b\\c&d\end{vmatrix}=ad-bc
\begin{cases}x&\text{if }x\ge0\\-x&\text{otherwise}\end{cases}
\begin{aligned}a&=b+c\\&=d\end{aligned}
\frac{1}{1+\frac{1}{x}}
\dfrac{a}{b}+\tfrac{a}{b}+\frac{a}{b}
\binom{n}{k}=\frac{n!}{k!(n-k)!}
\int_0^1 x^2\,dx=\left[\frac{x^3}{3}\right]_0^1
\iint_D f\,dA,\ \oint_C F
\sum_{n=1}^{\infty}\frac{1}{n^2}=\frac{\pi^2}{6}
\prod_{p}\frac{1}{1-p^{-s}}
\lim_{x\to 0}\frac{\sin x}{x}=1
f'(x)=f''(x)+f^{(n)}(x)
x_1^2+x_{n+1}^{2k}
e^{i\pi}+1=0
a^{b^{c}}_{d_e}
\overline{z}+\underline{w}+\bar{x}+\hat{y}+\tilde{n}+\dot{x}+\ddot{y}
\widehat{xyz}+\widetilde{abc}
\overbrace{a+b+c}^{n}+\underbrace{x+y}_{2}
\boxed{x=3}\quad\cancel{x}
\alpha\beta\gamma\delta\epsilon\varepsilon\zeta\eta\theta\vartheta\lambda\mu\pi\rho\sigma\phi\varphi\omega
\Gamma\Delta\Theta\Lambda\Xi\Pi\Sigma\Phi\Psi\Omega
a\le b\ge c\ne d\approx e\equiv f\sim g\simeq h
A\cup B\cap C\setminus D\subseteq E\in F\notin G
p\land q\lor\lnot r\implies s\iff t
\forall x\exists y:x<y
f\colon X\to Y,\ x\mapsto x^2
x\perp y\parallel z,\ \angle ABC
\left\{x\in\mathbb{R}\;\middle|\;x^2<2\right\}
\left\lfloor\frac{x}{2}\right\rfloor+\left\lceil x\right\rceil
\langle u,v\rangle,\ \|v\|,\ |x|
\nabla\cdot\vec{E}=\frac{\rho}{\varepsilon_0}
\frac{\partial f}{\partial x},\ \frac{\mathrm{d}y}{\mathrm{d}x}
\sqrt{x}+\sqrt{\frac12}+\sqrt{x^2+y^2}
\frac{-b\pm\sqrt{b^2-4ac}}{2a}
\text{für alle } x\in M\text{ gilt }\ddot{a}
1{,}5\cdot 10^{-3}\,\mathrm{m},\ 50\,\%
a\equiv b\pmod n,\ \gcd(a,b),\ \log_2 8
x_1,\ldots,x_n
\max_{x\in M}f(x),\ \sup,\ \det A
x\mathbin{\triangle}y\oplus z\otimes w
`
  .trim()
  .split('\n');
