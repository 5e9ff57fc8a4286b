export { MemoryStorage, RecordingLog, TurnedClock } from './fakes.ts';

export { runs } from './runs.ts';
