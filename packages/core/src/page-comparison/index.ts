export {
  changePens,
  comparePages,
  markWords,
  type BlockChange,
  type PageComparison,
  type PageDifference,
} from './page-differences.ts';
