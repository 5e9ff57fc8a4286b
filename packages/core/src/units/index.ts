export {
  areConvertible,
  areSameUnit,
  conversionBetween,
  hurriedReadings,
  inUnitSigns,
  isMoney,
  readUnit,
  type Unit,
} from './read-unit.ts';
