/** Arrows, `command sign`; they are relations. */
export const arrows = `
to →  rightarrow →  gets ←  leftarrow ←  leftrightarrow ↔  Rightarrow ⇒  Leftarrow ⇐  Leftrightarrow ⇔  implies ⟹
impliedby ⟸  iff ⟺  mapsto ↦  mapsfrom ↤  longmapsto ⟼  longrightarrow ⟶  longleftarrow ⟵  longleftrightarrow ⟷
Longrightarrow ⟹  Longleftarrow ⟸  Longleftrightarrow ⟺  hookrightarrow ↪  hookleftarrow ↩  rightharpoonup ⇀
rightharpoondown ⇁  leftharpoonup ↼  leftharpoondown ↽  rightleftharpoons ⇌  leftrightharpoons ⇋  nearrow ↗
searrow ↘  swarrow ↙  nwarrow ↖  twoheadrightarrow ↠  twoheadleftarrow ↞  rightarrowtail ↣  leftarrowtail ↢
rightrightarrows ⇉  leftleftarrows ⇇  rightleftarrows ⇄  leftrightarrows ⇆  upuparrows ⇈  downdownarrows ⇊
leadsto ⇝  rightsquigarrow ⇝  leftrightsquigarrow ↭  nrightarrow ↛  nleftarrow ↚  nleftrightarrow ↮  nRightarrow ⇏
nLeftarrow ⇍  nLeftrightarrow ⇎  dashrightarrow ⇢  dashleftarrow ⇠  curvearrowright ↷  curvearrowleft ↶
circlearrowright ↻  circlearrowleft ↺  Rrightarrow ⇛  Lleftarrow ⇚  looparrowright ↬  looparrowleft ↫
upharpoonright ↾  restriction ↾  upharpoonleft ↿  downharpoonright ⇂  downharpoonleft ⇃  Lsh ↰  Rsh ↱
`;

/** Arrows that would stretch to the height of their row, `command sign`. */
export const uprightArrows = `
uparrow ↑  downarrow ↓  updownarrow ↕  Uparrow ⇑  Downarrow ⇓  Updownarrow ⇕
`;
