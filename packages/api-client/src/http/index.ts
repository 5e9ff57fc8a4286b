export { cancellable } from './cancellable.ts';
export { HttpClient, type Fetch, type HttpFailure, type HttpPorts } from './http-client.ts';
export { commonFailure, isRejection, noAnswer, type CommonFailure } from './failure-kind.ts';
export { withinTime } from './within-time.ts';
