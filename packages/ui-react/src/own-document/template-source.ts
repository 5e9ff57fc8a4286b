import type { DocumentKind } from '@lemma/core/document';
import type { Language } from '@lemma/core/language';

/** The templates of new documents, in list order. */
export const templateNames = ['article', 'number', 'choice', 'figure', 'course'] as const;
export type TemplateName = (typeof templateNames)[number];

interface TemplateAsk {
  readonly title: string;
  readonly language: Language;
  /** The words of the templates in this language, by their key below `sample`. */
  readonly say: (key: string) => string;
}

/** The source of a new document: it converts without findings and accepts its own solution, whatever the title. */
export function templateSource(template: TemplateName, { title, language, say }: TemplateAsk): string {
  const said = String.raw`\lang{${language}}{${escaped(title)}}`;
  const kind = kinds[template];
  const head = (difficulty: number) => String.raw`\documentclass{mumie.${kind}}
\begin{metainfo}
  \name{${said}}
  \begin{description}
    \lang{${language}}{${say(`${template}.description`)}}
  \end{description}
  \difficulty{${String(difficulty)}}
\end{metainfo}
`;
  const body = bodies[template](say);
  const page = `\\begin{content}\n\\title{${said}}\n${body}\\end{content}\n`;
  return head(kind === 'problem' ? 2 : 1) + page;
}

const kinds: Readonly<Record<TemplateName, DocumentKind>> = {
  article: 'article',
  number: 'problem',
  choice: 'problem',
  figure: 'problem',
  course: 'course',
};

/** A title as text: what is a command in TeX stands for itself. */
function escaped(title: string): string {
  return title
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\{}%$#&_~]/g, (sign) => signs[sign] ?? sign);
}

const signs: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '∼',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
};

const bodies: Readonly<Record<TemplateName, (say: TemplateAsk['say']) => string>> = {
  article: (say) => String.raw`
\section{${say('article.section')}}

${say('article.intro')}

\begin{definition}[${say('article.definitionTitle')}]
  ${say('article.definition')}
\end{definition}

\begin{example}
  ${say('article.example')}
\end{example}

\section{${say('article.checkSection')}}

\begin{quickcheck}
  \type{mc.unique}
  \begin{variables}
    \randint{k}{1}{20}
    \number{n}{2*k + 1}
  \end{variables}
  \text{${say('article.check')}}
  \begin{choices}{unique}
    \begin{choice} \text{${say('article.yes')}} \solution{false} \end{choice}
    \begin{choice} \text{${say('article.no')}} \solution{true} \end{choice}
  \end{choices}
  \explanation{${say('article.explanation')}}
\end{quickcheck}
`,
  course: (say) => String.raw`
${say('course.intro')}

% ${say('course.hint')}
%
% \begin{chapter}
%   \title{${say('course.chapter')}}
%   \lecture{/path/of/an/article}
%   \begin{worksheet}[training]
%     \problem{/path/of/a/problem}
%   \end{worksheet}
% \end{chapter}
`,
  number: (say) => String.raw`\begin{problem}
  \begin{variables}
    \randint{a}{2}{9}
    \randint{b}{2}{9}
    \number{s}{a + b}
  \end{variables}
  \begin{question}
    \type{input.number}
    \field{integer}
    \text{${say('number.task')}}
    \begin{answer} \text{$\var{a} + \var{b} =$} \solution{s} \end{answer}
    \explanation{${say('number.explanation')}}
  \end{question}
\end{problem}
`,
  choice: (say) => String.raw`\begin{problem}
  \begin{variables}
    \randint{a}{4}{9}
    \randint{b}{4}{9}
    \number{p}{a*b}
    \number{s}{a + b}
    \number{q}{(a - 1)*b}
  \end{variables}
  \begin{question}
    \type{mc.unique}
    \permutechoices{1}{3}
    \text{${say('choice.task')}}
    \begin{choices}{unique}
      \begin{choice} \text{$\var{p}$} \solution{true} \end{choice}
      \begin{choice} \text{$\var{s}$} \solution{false} \end{choice}
      \begin{choice} \text{$\var{q}$} \solution{false} \end{choice}
    \end{choices}
    \explanation{${say('choice.explanation')}}
  \end{question}
\end{problem}
`,
  figure: (say) => String.raw`\begin{problem}
  \begin{variables}
    \randint[Z]{m}{-3}{3}
    \randint{n}{-2}{2}
  \end{variables}
  \begin{question}
    \type{input.number}
    \field{integer}
    \text{${say('figure.task')}

      \begin{visualization}{line1}
        \title{${say('figure.figureTitle')}}
        \description{${say('figure.figureDescription')}}
        \begin{variables}
          \problem{m}{m, 1}
          \problem{n}{n, 0}
          \function{f}{m*x + n}
        \end{variables}
        \color{f}{blue}
        \begin{canvas}
          \plotSize{400, 300}
          \plotLeft{-5} \plotRight{5} \plotBottom{-5} \plotTop{5}
          \plot[coordinateSystem, showGrid]{f}
        \end{canvas}
      \end{visualization}}
    \begin{answer} \text{$m =$} \solution{m} \end{answer}
    \explanation{${say('figure.explanation')}}
  \end{question}
\end{problem}
`,
};
