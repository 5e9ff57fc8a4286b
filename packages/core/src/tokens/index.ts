export { token, type ServiceToken } from './token.ts';
export { tokens } from './tokens.ts';
