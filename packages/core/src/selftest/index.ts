export {
  buttonOfSelftest,
  hasSelftestButton,
  selftestCategories,
  selftestPolicy,
  type SelftestCategory,
  type SelftestDialog,
  type SelftestScreen,
} from './selftest-machine.ts';
export { isSelftestId, selftestIdPrefix, type Selftest, type SelftestProblem, type SelftestState } from './selftest.ts';
export type { SelftestFailure, SelftestGateway, SelftestWork, SwitchFailure } from './ports.ts';
export { SelftestStore, type SelftestPorts, type ShownSelftest } from './selftest.store.ts';
