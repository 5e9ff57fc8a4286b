export { copies } from './copies.ts';
export { keepOffline } from './keep-offline.ts';
