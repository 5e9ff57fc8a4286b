import { EMPTY, Observable, map, of, pairwise, startWith, switchMap, takeUntil, Subject, tap } from 'rxjs';
import type { Clock } from '../platform/index.ts';
import { Store, fail, loading, settled, type Loadable, type Result } from '../store/index.ts';
import { isSameSearch } from './address.ts';
import type { SearchCriteria } from './criteria.ts';
import type { ResultPage } from './hit.ts';
import type { SearchFailure, SearchGateway } from './ports.ts';
