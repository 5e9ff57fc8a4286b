import { chakra } from '@chakra-ui/react';

/** The logo of the platform: a lambda whose long stroke ends in the square that closes a proof. */
export function Logo() {
  return (
    <chakra.svg viewBox="0 0 32 32" width="8" height="8" flex="none" aria-hidden="true" focusable="false">
      <chakra.rect width="32" height="32" rx="8" fill="brand.600" />
      <path
        d="M9 7h3.2c1.5 0 2.6.8 3.1 2.2L21.6 25"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M15.6 14.6 9.4 25" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      <chakra.rect x="20.4" y="7" width="4.6" height="4.6" rx="0.8" fill="teal.300" />
    </chakra.svg>
  );
}
