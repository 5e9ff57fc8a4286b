export { coreModule } from './core.module.ts';
export { createServices } from './services.ts';
export { token, type ServiceToken } from './token.ts';
export { tokens } from './tokens.ts';
