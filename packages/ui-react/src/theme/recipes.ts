import * as chakra from '@chakra-ui/react/theme';

/**
 * The looks of simple components. A component whose recipe is not here is not styled: add it when you use it
 * (`recipes.test.ts` tells you).
 */
export const recipes = {
  badge: chakra.badgeRecipe,
  button: chakra.buttonRecipe,
  checkmark: chakra.checkmarkRecipe,
  heading: chakra.headingRecipe,
  icon: chakra.iconRecipe,
  input: chakra.inputRecipe,
  kbd: chakra.kbdRecipe,
  link: chakra.linkRecipe,
  skeleton: chakra.skeletonRecipe,
  spinner: chakra.spinnerRecipe,
};

/** The looks of components with parts. */
export const slotRecipes = {
  alert: chakra.alertSlotRecipe,
  checkbox: chakra.checkboxSlotRecipe,
  dialog: chakra.dialogSlotRecipe,
  drawer: chakra.drawerSlotRecipe,
  field: chakra.fieldSlotRecipe,
  fieldset: chakra.fieldsetSlotRecipe,
  list: chakra.listSlotRecipe,
  nativeSelect: chakra.nativeSelectSlotRecipe,
  table: chakra.tableSlotRecipe,
  tabs: chakra.tabsSlotRecipe,
};
