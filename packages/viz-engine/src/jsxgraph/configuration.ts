import JXG from 'jsxgraph';

/** What JSXGraph has and its type declarations do not. */
interface WithOptions {
  readonly licenseText: string;
  readonly Options: { readonly jc: { compile: boolean }; readonly text: { display: string; parse: boolean } };
}

/**
 * JSXGraph with its own language switched off: nothing is compiled, no text is looked through for terms, and all text is
 * SVG text. So an author's words stay words, and no board needs `unsafe-eval` or moves HTML about.
 */
export function configured(): typeof JXG {
  if (!hasOptions(JXG)) throw new Error('This version of JSXGraph keeps its options elsewhere');
  JXG.Options.jc.compile = false;
  JXG.Options.text.display = 'internal';
  JXG.Options.text.parse = false;
  return JXG;
}

function hasOptions(jxg: object): jxg is WithOptions {
  return 'Options' in jxg;
}

/** How JSXGraph names itself: name, version and home. */
export function copyright(): string {
  return hasOptions(JXG) ? JXG.licenseText : '';
}

/** For everything JSXGraph creates: it neither reacts nor is focused by itself, and is not clipped one by one. */
export const inert = {
  fixed: true,
  highlight: false,
  tabindex: null,
  clip: false,
  transitionDuration: 0,
} as const;
