/** Named functions. */
export const functions = `
sin cos tan cot sec csc cosec arcsin arccos arctan arccot arcsec arccsc sinh cosh tanh coth sech csch arsinh arcosh artanh
arcoth arcsinh arccosh arctanh exp ln log lg arg deg dim hom ker sgn rank rang Rang grad rot tr Spur id ggT kgV lcm
`;

/** Functions whose subscript goes below when displayed, `command name` (an underscore is a thin space). */
export const limitFunctions = `
lim lim  max max  min min  sup sup  inf inf  limsup lim_sup  liminf lim_inf  det det  gcd gcd  Pr Pr  argmax arg_max
argmin arg_min  injlim inj_lim  projlim proj_lim
`;
