export { coreModule } from './core.module.ts';
export { createServices } from './services.ts';
