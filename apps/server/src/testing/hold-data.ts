import { lockData } from '../database/lock.ts';

// A separate program: takes the given data folder, reports the outcome, and holds it until it is killed.
const [, , folder = ''] = process.argv;
const taken = await lockData(folder, () => {
  console.log('lost');
  process.exit(1);
});
console.log(taken.ok ? 'holds' : taken.failure.kind);
if (taken.ok) setInterval(() => undefined, 1000);
