export { Store, type Readable } from './store.ts';
export { answerOf, type Cancellable } from './cancellable.ts';
export { keepEqual } from './keep-equal.ts';
export { loading, settled, type Loadable } from './loadable.ts';
export { ResourceStore } from './resource.store.ts';
export { fail, succeed, type Result } from './result.ts';
