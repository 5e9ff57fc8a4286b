import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A row of what is known about an answer. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <chakra.dt fontSize="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd minW="0" overflowX="auto">
        {children}
      </chakra.dd>
    </>
  );
}

/** UTF-16 units: more can be read at the problem itself. */
const longestShown = 500;

/** A long answer as it is shown in a list. */
export function shortened(text: string): string {
  return text.length <= longestShown ? text : `${text.slice(0, longestShown)} …`;
}
