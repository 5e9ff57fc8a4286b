export { HttpClient, type Fetch, type HttpFailure, type HttpPorts } from './http-client.ts';
export { kindOf, type CommonFailure } from './failure-kind.ts';
