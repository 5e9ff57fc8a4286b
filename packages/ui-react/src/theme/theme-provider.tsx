import { ChakraProvider } from '@chakra-ui/react';
import { useLayoutEffect, type ReactNode } from 'react';
import type { Appearance } from './appearance.store.ts';
import './fonts.css';
import { system } from './system.ts';

interface ThemeProviderProps {
  readonly appearance: Appearance;
  readonly children: ReactNode;
}

/** Applies the platform's theme to everything inside; paper is always light. */
export function ThemeProvider({ appearance, children }: ThemeProviderProps) {
  useLayoutEffect(() => followAppearance(appearance), [appearance]);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

function followAppearance(appearance: Appearance): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const show = (dark: boolean) => {
    document.documentElement.classList.toggle('dark', dark);
    document.documentElement.classList.toggle('light', !dark);
  };
  const follow = () => show(appearance === 'system' ? device.matches : appearance === 'dark');
  const whiten = () => show(false);
  follow();
  device.addEventListener('change', follow);
  // Before all others: what is painted for paper takes the colours that it finds.
  addEventListener('beforeprint', whiten, { capture: true });
  addEventListener('afterprint', follow, { capture: true });
  return () => {
    device.removeEventListener('change', follow);
    removeEventListener('beforeprint', whiten, { capture: true });
    removeEventListener('afterprint', follow, { capture: true });
  };
}
