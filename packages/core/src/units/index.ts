export {
  areConvertible,
  areSameUnit,
  conversionBetween,
  inAnyCase,
  inUnitSigns,
  isMoney,
  readUnit,
  type Unit,
} from './read-unit.ts';
