import { ContainerModule } from 'inversify';
import { LanguageStore } from '../language/index.ts';
import { tokens } from './tokens.ts';

/** Binds every store of the core to the ports it needs. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(tokens.language)
    .toResolvedValue((storage) => new LanguageStore({ storage }), [tokens.localStorage])
    .inSingletonScope();
});
