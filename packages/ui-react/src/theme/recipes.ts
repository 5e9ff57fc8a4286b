import * as chakra from '@chakra-ui/react/theme';

/**
 * The styles of simple components. A component without a recipe here is unstyled: add one when you use it
 * (`recipes.test.ts` checks this).
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

/** The styles of components with parts. */
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
