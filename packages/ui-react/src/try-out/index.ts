export { TryOutScreen } from './try-out-screen.tsx';
export { DevToolsScreen } from './dev-tools-screen.tsx';
