import { chakra } from '@chakra-ui/react';

/** A static picture of a parabola and one of its tangents. */
export function TangentPicture() {
  return (
    <chakra.svg
      viewBox="0 0 320 250"
      width="100%"
      maxH="32rem"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <chakra.path
        d="M40 20v210M80 20v210M120 20v210M200 20v210M240 20v210M280 20v210M20 40h280M20 80h280M20 120h280M20 200h280"
        stroke="border"
        strokeWidth="1"
      />
      <chakra.path d="M160 236V14m-4 7 4-7 4 7M12 160h296m-7-4 7 4-7 4" stroke="fg.muted" strokeWidth="1.5" />
      <chakra.path d="M10 20 181 218" stroke="red.solid" strokeWidth="2" />
      <chakra.path d="M42 21.100Q160 299 278 21.100" stroke="brand.solid" strokeWidth="3" />
      <chakra.circle cx="102" cy="126" r="6" fill="bg.panel" stroke="brand.solid" strokeWidth="3" />
    </chakra.svg>
  );
}
