export { SelftestList } from './selftest-list.tsx';
export { SelftestScreen } from './selftest-screen.tsx';
