/** Greek letters, `command letter`: lower case is slanted. */
export const smallGreek = `
alpha α  beta β  gamma γ  delta δ  epsilon ϵ  varepsilon ε  zeta ζ  eta η  theta θ  vartheta ϑ  iota ι  kappa κ
varkappa ϰ  lambda λ  mu μ  nu ν  xi ξ  omicron ο  pi π  varpi ϖ  rho ρ  varrho ϱ  sigma σ  varsigma ς  tau τ
upsilon υ  phi ϕ  varphi φ  chi χ  psi ψ  omega ω  digamma ϝ
varGamma Γ  varDelta Δ  varTheta Θ  varLambda Λ  varXi Ξ  varPi Π  varSigma Σ  varUpsilon Υ  varPhi Φ  varPsi Ψ  varOmega Ω
`;

/** Greek capitals, `command letter`: upright as in TeX. */
export const capitalGreek = `
Alpha Α  Beta Β  Gamma Γ  Delta Δ  Epsilon Ε  Zeta Ζ  Eta Η  Theta Θ  Iota Ι  Kappa Κ  Lambda Λ  Mu Μ  Nu Ν  Xi Ξ
Omicron Ο  Pi Π  Rho Ρ  Sigma Σ  Tau Τ  Upsilon Υ  Phi Φ  Chi Χ  Psi Ψ  Omega Ω
`;
