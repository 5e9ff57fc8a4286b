export { RateLimit, type Rate } from './rate-limit.ts';
