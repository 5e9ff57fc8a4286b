import { lockData } from '../database/lock.ts';

// A program of its own: takes the data folder given, says what came of it, and holds it until it is killed.
const [, , folder = ''] = process.argv;
const taken = await lockData(folder, () => {
  console.log('lost');
  process.exit(1);
});
console.log(taken.ok ? 'holds' : taken.failure.kind);
if (taken.ok) setInterval(() => undefined, 1000);
