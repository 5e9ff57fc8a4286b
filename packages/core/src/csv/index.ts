export { readCsv, type CsvRow } from './read-csv.ts';
