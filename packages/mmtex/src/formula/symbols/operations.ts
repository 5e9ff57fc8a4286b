/** Binary operations, `command sign`. */
export const operations = `
pm ±  mp ∓  times ×  div ÷  cdot ⋅  ast ∗  star ⋆  circ ∘  bullet ∙  cap ∩  cup ∪  Cap ⋒  Cup ⋓  uplus ⊎  sqcap ⊓
sqcup ⊔  vee ∨  lor ∨  wedge ∧  land ∧  barwedge ⊼  veebar ⊻  curlyvee ⋎  curlywedge ⋏  setminus ∖  smallsetminus ∖
wr ≀  diamond ⋄  oplus ⊕  ominus ⊖  otimes ⊗  oslash ⊘  odot ⊙  boxplus ⊞  boxminus ⊟  boxtimes ⊠  boxdot ⊡
bigcirc ◯  circledcirc ⊚  circledast ⊛  circleddash ⊝  dagger †  ddagger ‡  amalg ⨿  triangleleft ◁  triangleright ▷
bigtriangleup △  bigtriangledown ▽  lhd ⊲  rhd ⊳  unlhd ⊴  unrhd ⊵  ltimes ⋉  rtimes ⋊  leftthreetimes ⋋
rightthreetimes ⋌  dotplus ∔  divideontimes ⋇  intercal ⊺  centerdot ⋅  dag †  ddag ‡  doublebarwedge ⩞  doublecap ⋒
doublecup ⋓
`;

/** Signs before an operand, `command sign`. */
export const prefixes = `
neg ¬  lnot ¬
`;

/** Large operators whose limits go above and below when displayed, `command sign`. */
export const largeOperators = `
sum ∑  prod ∏  coprod ∐  bigcup ⋃  bigcap ⋂  bigvee ⋁  bigwedge ⋀  bigoplus ⨁  bigotimes ⨂  bigodot ⨀  biguplus ⨄
bigsqcup ⨆
`;

/** Integrals, whose limits stay beside the sign, `command sign`. */
export const integrals = `
int ∫  iint ∬  iiint ∭  iiiint ⨌  oint ∮  oiint ∯  oiiint ∰  smallint ∫  varointclockwise ∲  ointctrclockwise ∳
`;
