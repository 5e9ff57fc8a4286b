export { Store, type Readable } from './store.ts';
export { keepEqual } from './keep-equal.ts';
export { loading, settled, type Loadable } from './loadable.ts';
export { fail, succeed, type Result } from './result.ts';
