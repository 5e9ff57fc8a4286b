import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A curve that leaves the board: nothing is where the reader looked. */
export function LostCurve() {
  return (
    <Board>
      <chakra.path d="M22 128C52 40 74 44 96 88s46 44 66-12c8-24 14-42 20-70" stroke="brand.solid" strokeWidth="3" />
      <chakra.circle cx="183" cy="8" r="5" fill="teal.solid" stroke="none" />
      <chakra.path d="m121 62 12 12m0-12-12 12" stroke="red.solid" strokeWidth="3" />
    </Board>
  );
}

/** A function with a gap: there is no way through here. */
export function ClosedInterval() {
  return (
    <Board>
      <chakra.path d="M20 112 92 62" stroke="brand.solid" strokeWidth="3" />
      <chakra.path d="m112 92 70-48" stroke="brand.solid" strokeWidth="3" opacity="0.35" strokeDasharray="5 6" />
      <chakra.circle cx="92" cy="62" r="5" fill="brand.solid" stroke="none" />
      <chakra.circle cx="112" cy="92" r="5" fill="bg" stroke="brand.solid" strokeWidth="2.5" />
    </Board>
  );
}

function Board({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.svg
      viewBox="0 0 200 150"
      width="14rem"
      maxW="80%"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <chakra.path
        d="M20 20v118M60 20v118M140 20v118M180 20v118M10 30h180M10 66h180M10 138h180"
        stroke="border"
        strokeWidth="1"
      />
      <chakra.path d="M100 144V12m-4 6 4-6 4 6M8 102h184m-6-4 6 4-6 4" stroke="fg.muted" strokeWidth="1.5" />
      {children}
    </chakra.svg>
  );
}
