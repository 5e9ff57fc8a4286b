export { AppearanceStore, appearances, type Appearance } from './appearance.store.ts';
export { firstChild } from './first-child.ts';
export { askForMathFont } from './math-font.ts';
export { ThemeProvider } from './theme-provider.tsx';
export { system } from './system.ts';
