import { ContainerModule } from 'inversify';
import { CourseStore } from '../course/index.ts';
import { LanguageStore } from '../language/index.ts';
import { SessionStore, ownStorage } from '../session/index.ts';
import { WorksheetDraftStore } from '../worksheet-draft/index.ts';
import { tokens } from '../tokens/index.ts';

/**
 * Binds the stores that last as long as the platform to the ports they need. Those of one screen are made by it, so that
 * the first page does not load them.
 */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(tokens.language)
    .toResolvedValue(
      (storage, preferred) => new LanguageStore({ storage, preferred }),
      [tokens.localStorage, tokens.preferredLanguages],
    )
    .inSingletonScope();

  bind(tokens.session)
    .toResolvedValue(
      (identity, storage) => new SessionStore({ identity, storage }),
      [tokens.identity, tokens.sessionStorage],
    )
    .inSingletonScope()
    .onDeactivation((store) => store.dispose());

  bind(tokens.ownStorage).toResolvedValue(ownStorage, [tokens.sessionStorage, tokens.session]).inSingletonScope();
  bind(tokens.ownLastingStorage).toResolvedValue(ownStorage, [tokens.localStorage, tokens.session]).inSingletonScope();

  bind(tokens.worksheetDraft)
    .toResolvedValue(
      (worksheets, catalog, storage, shared, clock) =>
        new WorksheetDraftStore({ worksheets, catalog, storage, shared, clock }),
      [tokens.worksheetGateway, tokens.problemCatalog, tokens.ownStorage, tokens.ownLastingStorage, tokens.clock],
    )
    .inSingletonScope()
    .onDeactivation((store) => store.dispose());

  bind(tokens.course)
    .toResolvedValue((courses) => new CourseStore({ courses }), [tokens.courseGateway])
    .inSingletonScope();
});
