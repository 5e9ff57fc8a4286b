/** Relations, `command sign`. */
export const relations = `
leq ≤  le ≤  geq ≥  ge ≥  neq ≠  ne ≠  lt <  gt >  ll ≪  gg ≫  lll ⋘  ggg ⋙  leqq ≦  geqq ≧  leqslant ⩽  geqslant ⩾
lneq ⪇  gneq ⪈  lneqq ≨  gneqq ≩  nless ≮  ngtr ≯  nleq ≰  ngeq ≱  lesssim ≲  gtrsim ≳  lessapprox ⪅  gtrapprox ⪆
lessgtr ≶  gtrless ≷  lesseqgtr ⋚  gtreqless ⋛  equiv ≡  sim ∼  simeq ≃  approx ≈  approxeq ≊  cong ≅  ncong ≇
nsim ≁  thicksim ∼  thickapprox ≈  propto ∝  varpropto ∝  asymp ≍  doteq ≐  doteqdot ≑  Doteq ≑  triangleq ≜
circeq ≗  bumpeq ≏  Bumpeq ≎  eqcirc ≖  coloneqq ≔  colonequals ≔  eqqcolon ≕  fallingdotseq ≒  risingdotseq ≓
in ∈  notin ∉  ni ∋  owns ∋  notni ∌  subset ⊂  supset ⊃  subseteq ⊆  supseteq ⊇  subsetneq ⊊  supsetneq ⊋
subseteqq ⫅  supseteqq ⫆  subsetneqq ⫋  supsetneqq ⫌  nsubset ⊄  nsupset ⊅  nsubseteq ⊈  nsupseteq ⊉  Subset ⋐
Supset ⋑  sqsubset ⊏  sqsupset ⊐  sqsubseteq ⊑  sqsupseteq ⊒  mid ∣  nmid ∤  parallel ∥  nparallel ∦  shortmid ∣
shortparallel ∥  perp ⊥  vdash ⊢  dashv ⊣  models ⊨  vDash ⊨  Vdash ⊩  Vvdash ⊪  nvdash ⊬  nvDash ⊭  prec ≺  succ ≻
preceq ⪯  succeq ⪰  preccurlyeq ≼  succcurlyeq ≽  precsim ≾  succsim ≿  nprec ⊀  nsucc ⊁  smile ⌣  frown ⌢
bowtie ⋈  Join ⋈  between ≬  pitchfork ⋔  therefore ∴  because ∵  vartriangleleft ⊲  vartriangleright ⊳
trianglelefteq ⊴  trianglerighteq ⊵  ntriangleleft ⋪  ntriangleright ⋫  blacktriangleleft ◀  blacktriangleright ▶
multimap ⊸  backsim ∽  backsimeq ⋍  vartriangle △  hateq ≙  widehateq ≙  Colon ∷  dblcolon ∷  lnsim ⋦
gnsim ⋧  lnapprox ⪉  gnapprox ⪊  lessdot ⋖  gtrdot ⋗  lesseqqgtr ⪋  gtreqqless ⪌  llless ⋘  gggtr ⋙  eqslantless ⪕
eqslantgtr ⪖  eqsim ≂  curlyeqprec ⋞  curlyeqsucc ⋟  precapprox ⪷  succapprox ⪸  precnsim ⋨  succnsim ⋩  precneqq ⪵
succneqq ⪶  precnapprox ⪹  succnapprox ⪺  npreceq ⋠  nsucceq ⋡  ntrianglelefteq ⋬  ntrianglerighteq ⋭  nVdash ⊮
nVDash ⊯  backepsilon ϶  smallsmile ⌣  smallfrown ⌢  ngeqslant ≱  nleqslant ≰  ngeqq ≱  nleqq ≰  nshortmid ∤
nshortparallel ∦  varsubsetneq ⊊  varsupsetneq ⊋  nsubseteqq ⊈  nsupseteqq ⊉  origof ⊶  imageof ⊷
`;

/** Relations with a stroke, `sign negated`. */
export const negations = `
= ≠  < ≮  > ≯  ≤ ≰  ≥ ≱  ≡ ≢  ∼ ≁  ≃ ≄  ≈ ≉  ≅ ≇  ∈ ∉  ∋ ∌  ⊂ ⊄  ⊃ ⊅  ⊆ ⊈  ⊇ ⊉  ∣ ∤  ∥ ∦  ⊢ ⊬  ⊨ ⊭  ≺ ⊀  ≻ ⊁
∃ ∄  → ↛  ← ↚  ⇒ ⇏  ⇐ ⇍  ⇔ ⇎  ↔ ↮  ⊲ ⋪  ⊳ ⋫  ⊑ ⋢  ⊒ ⋣
`;
