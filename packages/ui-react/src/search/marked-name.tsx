import { chakra } from '@chakra-ui/react';
import type { NameMark } from '@lemma/core/search';

interface MarkedNameProps {
  readonly name: string;
  readonly marks: readonly NameMark[];
}

/** A name in which the words that it was found by are marked. */
export function MarkedName({ name, marks }: MarkedNameProps) {
  const ends = [0, ...marks.map(([, to]) => to)];
  return (
    <>
      {marks.map(([from, to], at) => (
        <span key={from}>
          {name.slice(ends[at], from)}
          <chakra.mark bg="yellow.subtle" color="inherit" borderRadius="xs">
            {name.slice(from, to)}
          </chakra.mark>
        </span>
      ))}
      {name.slice(ends.at(-1))}
    </>
  );
}
