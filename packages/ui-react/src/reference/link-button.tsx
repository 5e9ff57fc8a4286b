import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** Looks like a link but is a button, because it does not go to an address. */
export function LinkButton(props: ComponentProps<typeof chakra.button>) {
  return (
    <chakra.button
      type="button"
      display="inline"
      color="brand.fg"
      textDecoration="underline dotted"
      textUnderlineOffset="0.15em"
      textAlign="start"
      cursor="pointer"
      focusRing="outside"
      rounded="xs"
      {...props}
    />
  );
}
