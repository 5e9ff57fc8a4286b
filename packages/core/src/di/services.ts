import { Container, type ContainerModuleLoadOptions } from 'inversify';
import { coreModule } from './core.module.ts';

/** A container with every service of the core. `bindPorts` binds the core's ports. */
export function createServices(bindPorts: (bind: ContainerModuleLoadOptions['bind']) => void): Container {
  const container = new Container();
  container.load(coreModule);
  bindPorts((token) => container.bind(token));
  return container;
}
