export { HttpWorksheetLookup } from './http-worksheet-lookup.ts';
