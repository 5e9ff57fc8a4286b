/**
 * Why a definition is wrong, in more detail than the codes of the error catalogue (specification 002 §5, §8.1) tell.
 * A text exists for each. Failures of expressions add the kinds of `@lemma/core/expression`.
 */
export const reasonCodes = [
  'wrongCount',
  'wrongDimension',
  'notAPoint',
  'notAName',
  'noNumberValue',
  'notANumber',
  'notPositive',
  'leftSideNotXOrY',
  'notLinear',
  'notAParameterList',
  'wrongParameters',
  'dependsOnItself',
  'unsupportedAttribute',
  'unknownOption',
  'unknownColor',
  'unknownStyle',
  'notBetween0And1',
  'cannotBeDrawn',
  'cannotBeShown',
  'wrongCoordinate',
  'notATruth',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];
