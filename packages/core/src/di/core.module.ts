import { ContainerModule } from 'inversify';
import { CourseStore } from '../course/index.ts';
import { LanguageStore } from '../language/index.ts';
import { PreviewStore, type DocumentReference } from '../preview/index.ts';
import { FilterChoicesStore, GlimpseStore, ListPosition, SearchStore, type ListAddress } from '../search/index.ts';
import { SessionStore, ownStorage } from '../session/index.ts';
import { WorksheetDraftStore } from '../worksheet-draft/index.ts';
import { TemplateStore, WorksheetStore, type WorksheetReference } from '../worksheet/index.ts';
import { tokens } from '../tokens/index.ts';

/** Binds every store of the core to the ports it needs. */
export const coreModule = new ContainerModule(({ bind }) => {
  bind(tokens.language)
    .toResolvedValue((storage) => new LanguageStore({ storage }), [tokens.localStorage])
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

  bind(tokens.filterChoices)
    .toResolvedValue((catalog) => new FilterChoicesStore({ catalog }), [tokens.filterCatalog])
    .inSingletonScope();

  bind(tokens.listPosition)
    .toResolvedValue((storage, clock) => new ListPosition({ storage, clock }), [tokens.ownStorage, tokens.clock])
    .inSingletonScope();

  bind(tokens.searchFactory)
    .toResolvedValue(
      (gateway, userLabels, clock, language) => (address: ListAddress, pageSize: number) =>
        new SearchStore({ gateway, userLabels, clock, address, language, pageSize }),
      [tokens.searchGateway, tokens.userLabelGateway, tokens.clock, tokens.language],
    )
    .inSingletonScope();

  bind(tokens.glimpsesFactory)
    .toResolvedValue((gateway) => () => new GlimpseStore({ gateway }), [tokens.glimpseGateway])
    .inSingletonScope();

  bind(tokens.worksheetDraft)
    .toResolvedValue(
      (worksheets, catalog, storage, shared, clock) =>
        new WorksheetDraftStore({ worksheets, catalog, storage, shared, clock }),
      [tokens.worksheetGateway, tokens.problemCatalog, tokens.ownStorage, tokens.ownLastingStorage, tokens.clock],
    )
    .inSingletonScope()
    .onDeactivation((store) => store.dispose());

  bind(tokens.worksheetFactory)
    .toResolvedValue(
      (worksheets) => (reference: WorksheetReference) => new WorksheetStore({ worksheets }, reference),
      [tokens.worksheetLookup],
    )
    .inSingletonScope();

  bind(tokens.templateFactory)
    .toResolvedValue((templates) => (id: string) => new TemplateStore({ templates }, id), [tokens.templateGateway])
    .inSingletonScope();

  bind(tokens.course)
    .toResolvedValue((courses) => new CourseStore({ courses }), [tokens.courseGateway])
    .inSingletonScope();

  bind(tokens.previewFactory)
    .toResolvedValue(
      (documents) => (reference: DocumentReference) => new PreviewStore({ documents }, reference),
      [tokens.documentGateway],
    )
    .inSingletonScope();
});
