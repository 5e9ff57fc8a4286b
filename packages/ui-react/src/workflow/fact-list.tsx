import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FactListProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Names and values in two columns. */
export function FactList({ facts }: FactListProps) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" fontSize="sm">
      {facts.map(({ name, value }) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd>{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
