export type { ListColumn } from './columns.ts';
export { isPeopleTable, readCsv, type CsvFailure, type CsvRow } from './read-csv.ts';
export { withoutSeparatorLine } from './lines-of-table.ts';
export { textOfFile } from './text-of-file.ts';
