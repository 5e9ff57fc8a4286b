import { entriesOf, type Topic } from '../entry.ts';

const inFigures = 'visualization,genericJSXVisualization,genericGWTVisualization';
const inRows = `${inFigures},tabs,tabs*,incremental`;

/** Names of figures and constructions. Types of variables and attributes have their own page. */
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
    title: 'Figures that share variables',
    about: 'Of the same name in all of them: [figures.md](figures.md#shared-variables).',
    entries: entriesOf('\\share'),
    example: `\\begin{visualization}{circle1}
  \\begin{variables} \\slider{t}{1, 0, 6} \\point{P}{cos(t), sin(t)} \\end{variables}
  \\share{t}
  \\begin{canvas} \\plot{t, P} \\end{canvas}
\\end{visualization}
\\begin{visualization}{curve1}
  \\begin{variables} \\slider{t}{1, 0, 6} \\function{f}{sin(x)} \\point{Q}{t, sin(t)} \\end{variables}
  \\share{t}
  \\begin{canvas} \\plot{t, f, Q} \\end{canvas}
\\end{visualization}`,
  },
  {
    title: 'The board',
    about: 'Names without braces are options of `\\plot`, too: `\\plot[coordinateSystem, showGrid]{…}`.',
    entries: entriesOf(
      '\\plot \\plotSize \\plotLeft \\plotRight \\plotBottom \\plotTop \\axisLabels \\axisTicks \\numbersAtEdges \\coordinateSystem \\numberLine \\showGrid \\showToolbar \\zoom \\enableMouseZooming \\showInfobox \\showCopyright \\snapToGrid',
    ),
    example: `\\begin{visualization}{board1}
  \\begin{variables} \\point[editable]{P}{1, 2} \\end{variables}
  \\begin{canvas}
    \\plotSize{400, 300}
    \\plotLeft{-5} \\plotRight{5} \\plotBottom{-4} \\plotTop{4}
    \\coordinateSystem \\axisLabels{time}{way} \\axisTicks{2}{0.5} \\numbersAtEdges \\showGrid \\showToolbar \\snapToGrid
    \\zoom \\enableMouseZooming \\showInfobox \\showCopyright
    \\plot{P}
  \\end{canvas}
  \\begin{canvas} \\numberLine \\plot{P} \\end{canvas}
\\end{visualization}`,
  },
  {
    title: 'Options of JSXGraph',
    about:
      'What JSXGraph calls the options of a board. In `\\jsxgraphOptions` every option stands with `true` or `false`; the bounding box is left, top, right, bottom.',
    entries: entriesOf('\\axis \\enableZooming \\showNavigation \\jsxgraphOptions'),
    example: `\\begin{visualization}{board2}
  \\begin{variables} \\point[editable]{P}{1, 2} \\end{variables}
  \\begin{canvas}
    \\axis \\enableZooming \\showNavigation
    \\plot{P}
  \\end{canvas}
  \\begin{canvas}
    \\jsxgraphOptions{axis: true, grid: true, showInfobox: true, boundingBox: [-2, 4, 4, -2]}
    \\plot{P}
  \\end{canvas}
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
    entries: entriesOf('cindyJS \\cindyObject cindyJS:\\answer cindyscript'),
    example: `\\begin{cindyJS}[default]{middle1}
  \\title{The middle}
  \\description{A segment and its middle.}
  \\cindyObject[width: 500, height: 300]{{geometry: [
    {name: "A", type: "Free", pos: [-6, -4, 1], labeled: true},
    {name: "B", type: "Free", pos: [7, -3, 1], labeled: true},
    {name: "M", type: "Mid", args: ["A", "B"]}
  ]}}
  \\answer{A.x}{1, 1}
  \\begin{cindyscript}{csdraw}
    drawtext(M + [0.4, 0.4], "M");
  \\end{cindyscript}
\\end{cindyJS}`,
  },
];
