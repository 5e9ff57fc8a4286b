// Each loop is a function of its own so that the JIT can inline the call: a shared loop that takes the function as an
// argument calls it for every number, which takes 2 to 8 times as long (10 ns a number).

type Numbers = Float64Array;

/** Applies a function to many numbers at once. */
export type BatchFunction = (numbers: Numbers, into: Numbers, count: number) => void;

export const sin: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.sin(numbers[at] ?? NaN);
};

export const cos: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.cos(numbers[at] ?? NaN);
};

export const tan: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.tan(numbers[at] ?? NaN);
};

export const asin: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.asin(numbers[at] ?? NaN);
};

export const acos: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.acos(numbers[at] ?? NaN);
};

export const atan: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.atan(numbers[at] ?? NaN);
};

export const sinh: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.sinh(numbers[at] ?? NaN);
};

export const cosh: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.cosh(numbers[at] ?? NaN);
};

export const tanh: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.tanh(numbers[at] ?? NaN);
};

export const exp: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.exp(numbers[at] ?? NaN);
};

export const log: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.log(numbers[at] ?? NaN);
};

export const log10: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.log10(numbers[at] ?? NaN);
};

export const log2: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.log2(numbers[at] ?? NaN);
};

export const sqrt: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.sqrt(numbers[at] ?? NaN);
};

export const cbrt: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.cbrt(numbers[at] ?? NaN);
};

export const abs: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.abs(numbers[at] ?? NaN);
};

export const sign: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.sign(numbers[at] ?? NaN);
};

export const floor: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.floor(numbers[at] ?? NaN);
};

export const ceil: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.ceil(numbers[at] ?? NaN);
};

export const round: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.round(numbers[at] ?? NaN);
};

export const trunc: BatchFunction = (numbers, into, count) => {
  for (let at = 0; at < count; at++) into[at] = Math.trunc(numbers[at] ?? NaN);
};
