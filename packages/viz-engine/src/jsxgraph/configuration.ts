import JXG from 'jsxgraph';

/** What JSXGraph has but its type declarations lack. */
interface WithOptions {
  readonly licenseText: string;
  readonly Options: { readonly jc: { compile: boolean }; readonly text: { display: string; parse: boolean } };
}

/**
 * JSXGraph with its own language switched off: nothing is compiled, no text is searched for terms, and all text is SVG
 * text. So authors' text stays text, and no board needs `unsafe-eval` or repositions HTML.
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

/** JSXGraph's own credits: name, version and home page. */
export function copyright(): string {
  return hasOptions(JXG) ? JXG.licenseText : '';
}

/** For everything JSXGraph creates: it neither reacts nor takes focus, and is not clipped individually. */
export const inert = {
  fixed: true,
  highlight: false,
  tabindex: null,
  clip: false,
  transitionDuration: 0,
} as const;
