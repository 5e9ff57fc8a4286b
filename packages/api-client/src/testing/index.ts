export { fakeServer, json, refused, type SeenRequest } from './fake-server.ts';
