export {
  BatchedLog,
  isLocalHost,
  logLimits,
  type BatchedLogPorts,
  type LogBatch,
  type LogEntry,
} from './batched-log.ts';
export type { Clock } from './clock.ts';
export type { Disposable } from './disposable.ts';
export { fieldsOf, parseJson, textsOf } from './json.ts';
export { readKept, writeKept } from './kept.ts';
export type { KeyValueStorage } from './key-value-storage.ts';
export { noAnalytics, type Analytics, type AnalyticsEvent } from './analytics.ts';
export type { Log } from './log.ts';
export type { NoAnswer } from './no-answer.ts';
export type { Random } from './random.ts';
export { systemClock } from './system-clock.ts';
export { seededRandom, seedOf } from './seeded-random.ts';
