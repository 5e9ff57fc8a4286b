export { coursesOfServer } from './courses-of-server.ts';
export { HttpSelectorGateway } from './http-selector-gateway.ts';
export { takeOverLmsSession } from './lms-handshake.ts';
