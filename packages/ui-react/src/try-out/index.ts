export { YourFigureScreen, type SharedFigure } from './your-figure-screen.tsx';
export type { SourceKind } from '../editor/index.ts';
export { Workbench } from './workbench.tsx';
export { TryOutScreen } from './try-out-screen.tsx';
export { DevToolsScreen } from './dev-tools-screen.tsx';
