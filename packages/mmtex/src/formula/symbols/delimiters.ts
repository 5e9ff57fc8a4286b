/** Opening fences, `command sign`. */
export const openings = `
{ {  lbrace {  lbrack [  lparen (  langle ⟨  lfloor ⌊  lceil ⌈  lvert |  lVert ‖  lgroup ⟮  lmoustache ⎰  ulcorner ⌜
llcorner ⌞  llbracket ⟦
`;

/** Closing fences, `command sign`. */
export const closings = `
} }  rbrace }  rbrack ]  rparen )  rangle ⟩  rfloor ⌋  rceil ⌉  rvert |  rVert ‖  rgroup ⟯  rmoustache ⎱  urcorner ⌝
lrcorner ⌟  rrbracket ⟧
`;

/** Fences that open or close by where they stand, `command sign`. */
export const bars = `
| ‖  vert |  Vert ‖
`;
