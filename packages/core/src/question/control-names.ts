/** The buttons around a problem (specification 001 §2 and §6). */
export const controlNames = [
  'correction',
  'correctionPreview',
  'newData',
  'newDataForWrongAnswers',
  'viewData',
] as const;
export type ControlName = (typeof controlNames)[number];
