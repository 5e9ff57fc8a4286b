export { networkOf } from './network.ts';
export { OneAtATime } from './one-at-a-time.ts';
export { RateLimit, type Rate } from './rate-limit.ts';
