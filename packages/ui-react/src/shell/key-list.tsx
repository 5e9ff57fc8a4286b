import { Box, Kbd, chakra } from '@chakra-ui/react';

/** A key combination and its effect. */
export interface KeyUse {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Keys by their effect. */
export function KeyList({ uses }: { readonly uses: readonly KeyUse[] }) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" alignItems="baseline">
      {uses.map(({ keys, does }) => (
        <chakra.div key={does} display="contents">
          <chakra.dt whiteSpace="nowrap">
            {keys.map((key) => (
              <Kbd key={key} me="1">
                {key}
              </Kbd>
            ))}
          </chakra.dt>
          <chakra.dd m="0">{does}</chakra.dd>
        </chakra.div>
      ))}
    </Box>
  );
}
