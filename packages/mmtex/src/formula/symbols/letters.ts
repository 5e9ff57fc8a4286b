/** Signs that behave like slanted letters, `command sign`. */
export const slantedLetters = `
imath ı  jmath ȷ  ell ℓ  partial ∂
`;

/**
 * Signs that behave like upright letters, `command sign`. U+FE00 selects the empty set as a stroked zero, TeX's
 * `\emptyset`; a font with only one form shows it for both.
 */
export const uprightLetters = `
infty ∞  nabla ∇  forall ∀  exists ∃  nexists ∄  emptyset ∅\ufe00  varnothing ∅  complement ∁  hbar ℏ  hslash ℏ  Re ℜ  Im ℑ
wp ℘  aleph ℵ  beth ℶ  gimel ℷ  daleth ℸ  eth ð  mho ℧  Finv Ⅎ  Game ⅁  angle ∠  measuredangle ∡  sphericalangle ∢
top ⊤  bot ⊥  triangle △  triangledown ▽  vartriangle △  square □  Box □  Diamond ◊  lozenge ◊  blacksquare ■
blacklozenge ⧫  blacktriangle ▲  blacktriangledown ▼  qedsymbol □  bigstar ★  diagup ╱  diagdown ╲  prime ′
backprime ‵  backslash \\  flat ♭  natural ♮  sharp ♯  clubsuit ♣  diamondsuit ♢  heartsuit ♡  spadesuit ♠  surd √
checkmark ✓  maltese ✠  circledR ®  circledS Ⓢ  copyright ©  pounds £  yen ¥  euro €  S §  P ¶  degree °
ldots …  dotsc …  dotso …  cdots ⋯  dotsb ⋯  dotsm ⋯  dotsi ⋯  vdots ⋮  ddots ⋱  iddots ⋰  mathellipsis …  ldotp .  cdotp ·
% %  $ $  # #  _ _  & &  lq ‘  rq ’  aa å  AA Å  ss ß  N ℕ  Z ℤ  Q ℚ  R ℝ  C ℂ
`;
