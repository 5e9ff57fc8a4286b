import type { ConversionGateway } from '../conversion/index.ts';
import { createServices, tokens } from '../di/index.ts';
import type { Clock, KeyValueStorage, Log } from '../platform/index.ts';
import type { DocumentGateway } from '../preview/index.ts';
import type { FilterCatalog, SearchGateway } from '../search/index.ts';
import type { SessionPort } from '../session/index.ts';
import type { ProblemCatalog, WorksheetGateway } from '../worksheet-draft/index.ts';
import type { WorksheetLookup } from '../worksheet/index.ts';
import { MemoryStorage, RecordingLog, TurnedClock } from './fakes.ts';
import {
  InMemoryConversionGateway,
  InMemoryDocumentGateway,
  InMemoryFilterCatalog,
  InMemoryIdentity,
  InMemoryProblemCatalog,
  InMemorySearchGateway,
  InMemoryWorksheetGateway,
  InMemoryWorksheetLookup,
} from './in-memory-gateways.ts';

/** What the core asks of the outside, by name. */
export interface Ports {
  readonly clock: Clock;
  readonly sessionStorage: KeyValueStorage;
  readonly localStorage: KeyValueStorage;
  readonly log: Log;
  readonly identity: SessionPort;
  readonly searchGateway: SearchGateway;
  readonly filterCatalog: FilterCatalog;
  readonly problemCatalog: ProblemCatalog;
  readonly worksheetGateway: WorksheetGateway;
  readonly worksheetLookup: WorksheetLookup;
  readonly conversionGateway: ConversionGateway;
  readonly documentGateway: DocumentGateway;
}

/** Every service of the core over fakes; a test or a story says which ports matter to it. */
export function fakeServices(given: Partial<Ports> = {}): ReturnType<typeof createServices> {
  const ports: Ports = {
    clock: new TurnedClock(),
    sessionStorage: new MemoryStorage(),
    localStorage: new MemoryStorage(),
    log: new RecordingLog(),
    identity: new InMemoryIdentity(),
    searchGateway: new InMemorySearchGateway(),
    filterCatalog: new InMemoryFilterCatalog(),
    problemCatalog: new InMemoryProblemCatalog(),
    worksheetGateway: new InMemoryWorksheetGateway(),
    worksheetLookup: new InMemoryWorksheetLookup(),
    conversionGateway: new InMemoryConversionGateway(),
    documentGateway: new InMemoryDocumentGateway(),
    ...given,
  };
  return createServices((bind) => {
    bind(tokens.clock).toConstantValue(ports.clock);
    bind(tokens.sessionStorage).toConstantValue(ports.sessionStorage);
    bind(tokens.localStorage).toConstantValue(ports.localStorage);
    bind(tokens.log).toConstantValue(ports.log);
    bind(tokens.identity).toConstantValue(ports.identity);
    bind(tokens.searchGateway).toConstantValue(ports.searchGateway);
    bind(tokens.filterCatalog).toConstantValue(ports.filterCatalog);
    bind(tokens.problemCatalog).toConstantValue(ports.problemCatalog);
    bind(tokens.worksheetGateway).toConstantValue(ports.worksheetGateway);
    bind(tokens.worksheetLookup).toConstantValue(ports.worksheetLookup);
    bind(tokens.conversionGateway).toConstantValue(ports.conversionGateway);
    bind(tokens.documentGateway).toConstantValue(ports.documentGateway);
  });
}
