export { HttpSelftestGateway } from './http-selftest-gateway.ts';
