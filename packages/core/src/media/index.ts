export type { LoadedMedia, MediaFailure, MediaGateway } from './ports.ts';
