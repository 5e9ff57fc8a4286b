/** The draggable or pressable element of a layer nearest to a pointer: used where several overlap. */
export function nearestGrip(
  layer: ParentNode,
  taken: Element,
  pointer: { readonly clientX: number; readonly clientY: number },
): Element {
  const grips = [...layer.querySelectorAll('[role=slider], [role=button]')].filter(
    (grip) => grip.getClientRects().length > 0,
  );
  const far = (grip: Element) => {
    const { left, right, top, bottom } = grip.getBoundingClientRect();
    return Math.hypot((left + right) / 2 - pointer.clientX, (top + bottom) / 2 - pointer.clientY);
  };
  return grips.reduce((best, grip) => (far(grip) < far(best) ? grip : best), taken);
}
