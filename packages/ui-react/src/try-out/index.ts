export { YourFigureScreen, type SharedFigure } from './your-figure-screen.tsx';
export { Workbench } from './workbench.tsx';
export { TryOutScreen } from './try-out-screen.tsx';
export { DevToolsScreen, type PlaygroundKind } from './dev-tools-screen.tsx';
