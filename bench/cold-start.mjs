// node cold-start.mjs ENGINE: milliseconds that the first 48 expressions take in a fresh process, after the engine is loaded.
import { engines } from './expression-engines.mjs';
import { sampleFrame, schoolExpressions } from './school-expressions.mjs';

const compile = await engines[process.argv[2]]();
const { x, y } = sampleFrame;
const texts = schoolExpressions.slice(0, 48);
const began = performance.now();
for (const text of texts) compile(text)(x, y);
console.log(performance.now() - began);
