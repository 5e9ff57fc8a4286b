export { areConvertible, areSameUnit, conversionBetween, inUnitSigns, readUnit, type Unit } from './read-unit.ts';
