export { apiModule, httpClient, type ApiConfig } from './api.module.ts';
