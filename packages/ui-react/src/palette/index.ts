export { AppPalette } from './app-palette.tsx';
export type { PaletteEntry } from './entry.ts';
export { AppKeys } from './app-keys.tsx';
