export { Store, type Readable } from './store.ts';
export { loading, settled, type Loadable } from './loadable.ts';
export { fail, succeed, type Result } from './result.ts';
