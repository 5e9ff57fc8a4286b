type Place = readonly [x: number, y: number];

/** The distance of a place from a line with two ends, in the unit of the coordinates. */
export function farFromLine([x, y]: Place, [fromX, fromY]: Place, [toX, toY]: Place): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const share = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy);
  const near = Math.min(Math.max(share || 0, 0), 1);
  return Math.hypot(x - fromX - near * dx, y - fromY - near * dy);
}
