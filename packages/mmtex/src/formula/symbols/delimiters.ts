/** Opening fences, `command sign`. */
export const openings = `
{ {  lbrace {  lbrack [  lparen (  langle ⟨  lfloor ⌊  lceil ⌈  lgroup ⟮  lmoustache ⎰  ulcorner ⌜
llcorner ⌞  llbracket ⟦
`;

/** Closing fences, `command sign`. */
export const closings = `
} }  rbrace }  rbrack ]  rparen )  rangle ⟩  rfloor ⌋  rceil ⌉  rgroup ⟯  rmoustache ⎱  urcorner ⌝
lrcorner ⌟  rrbracket ⟧
`;

/** Fences that open or close depending on position, `command sign`. */
export const bars = `
| ‖  vert |  Vert ‖
`;

/** Bars that open, `command sign`. */
export const openingBars = `
lvert |  lVert ‖
`;

/** Bars that close, `command sign`. */
export const closingBars = `
rvert |  rVert ‖
`;
