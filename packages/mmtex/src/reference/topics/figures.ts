import { entriesOf, type Topic } from '../entry.ts';

const inFigures = 'visualization,genericJSXVisualization,genericGWTVisualization';
const inRows = `${inFigures},tabs,tabs*,incremental`;

/** Names of figures and constructions. Types of variables and attributes have a page of their own. */
export const figureTopics: readonly Topic[] = [
  {
    title: 'Figures',
    about:
      'What `variables` may define, and the attributes: [figures.md](figures.md). The options of a figure are its width and height.',
    entries: entriesOf(
      `visualization \\title \\description variables \\randadjustIf canvas ${inRows}:\\text ${inRows}:\\IF ${inRows}:\\IFELSE`,
    ),
    example: `\\begin{visualization}[600][400]{parabola1}
  \\title{A parabola}
  \\description{A parabola that opens upwards or downwards.}
  \\begin{variables}
    \\randint{b}{-2}{2}
    \\randadjustIf{b}{b = 0}
    \\slider{a}{1, -3, 3}
    \\function{f}{a*x^2 + b}
  \\end{variables}
  \\color{f}{blue}
  \\begin{canvas} \\plot[coordinateSystem]{a, f} \\end{canvas}
  \\text{The factor is $\\var{a}$.}
  \\IF{a > 0}{It opens upwards.}
  \\IFELSE{a = 0}{It is a line.}{It is a parabola.}
\\end{visualization}`,
  },
  {
    title: 'The board',
    about: 'Names without braces are options of `\\plot`, too: `\\plot[coordinateSystem, showGrid]{…}`.',
    entries: entriesOf(
      '\\plot \\plotSize \\plotLeft \\plotRight \\plotBottom \\plotTop \\axisLabels \\coordinateSystem \\numberLine \\showGrid \\showToolbar \\snapToGrid',
    ),
    example: `\\begin{visualization}{board1}
  \\begin{variables} \\point[editable]{P}{1, 2} \\end{variables}
  \\begin{canvas}
    \\plotSize{400, 300}
    \\plotLeft{-5} \\plotRight{5} \\plotBottom{-4} \\plotTop{4}
    \\coordinateSystem \\axisLabels{time}{way} \\showGrid \\showToolbar \\snapToGrid
    \\plot{P}
  \\end{canvas}
  \\begin{canvas} \\numberLine \\plot{P} \\end{canvas}
\\end{visualization}`,
  },
  {
    title: 'Boards of space',
    entries: entriesOf('\\is3D \\withView3D \\viewBox3D \\options3d'),
    example: `\\begin{visualization}{space1}
  \\begin{variables} \\point{P}{1, 2, 3} \\end{variables}
  \\begin{canvas}
    \\is3D \\viewBox3D{[-5, 5], [-5, 5], [0, 4]}
    \\options3d{axes: border, projection: central, azimuth: 30, elevation: 20}
    \\plot{P}
  \\end{canvas}
  \\begin{canvas} \\withView3D \\plot{P} \\end{canvas}
\\end{visualization}`,
  },
  {
    title: 'Rows of a figure',
    about: 'Rows may stand left, in the middle or right: `\\text[center]{…}`, `\\begin{canvasrow}[right]`.',
    entries: entriesOf(
      `canvasrow ${inFigures},incremental:tabs ${inFigures},incremental:tabs* ${inFigures},tabs,tabs*:incremental`,
    ),
    example: `\\begin{visualization}{rows1}
  \\begin{variables} \\point{P}{1, 2} \\end{variables}
  \\begin{canvasrow}[center]
    \\begin{canvas} \\plot{P} \\end{canvas}
    \\begin{canvas} \\plot[coordinateSystem]{P} \\end{canvas}
  \\end{canvasrow}
  \\begin{tabs}[\\initialtab{1}] \\tab{One} \\text{First.} \\tab{Two} \\text{Second.} \\end{tabs}
  \\begin{tabs*} \\tab{One} \\text{First.} \\end{tabs*}
  \\begin{incremental}[\\initialsteps{1}] \\step \\text{First.} \\step \\text{Then.} \\end{incremental}
\\end{visualization}`,
  },
  {
    title: 'Figures of older sources',
    about: 'Their definitions have a field argument, and `var(a)` is `a`.',
    entries: entriesOf('genericJSXVisualization genericGWTVisualization visualizationwrapper'),
    example: `\\begin{visualizationwrapper}
\\begin{genericJSXVisualization}{old1}
  \\begin{variables} \\point{P}{real}{1,2} \\end{variables}
  \\begin{canvas} \\plot{P} \\end{canvas}
\\end{genericJSXVisualization}
\\begin{genericGWTVisualization}{old2}
  \\begin{variables} \\number{a}{real}{1} \\number{b}{real}{2*var(a)} \\end{variables}
  \\text{Twice $\\var{a}$ is $\\var{b}$.}
\\end{genericGWTVisualization}
\\end{visualizationwrapper}`,
  },
  {
    title: 'Constructions',
    about: 'The settings and the events of scripts: [Constructions](language.md#constructions).',
    entries: entriesOf('cindyJS \\cindyObject cindyscript'),
    example: `\\begin{cindyJS}[default]{middle1}
  \\title{The middle}
  \\description{A segment and its middle.}
  \\cindyObject[width: 500, height: 300]{{geometry: [
    {name: "A", type: "Free", pos: [-6, -4, 1], labeled: true},
    {name: "B", type: "Free", pos: [7, -3, 1], labeled: true},
    {name: "M", type: "Mid", args: ["A", "B"]}
  ]}}
  \\begin{cindyscript}{csdraw}
    drawtext(M + [0.4, 0.4], "M");
  \\end{cindyscript}
\\end{cindyJS}`,
  },
];
