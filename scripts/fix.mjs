// npm run fix: everything that can be fixed automatically.
import { runTool } from './process.mjs';

export async function run() {
  await runTool('oxlint', ['--config', 'oxlint.config.mjs', '--fix'], { show: true });
  await runTool('oxfmt', [], { show: true });
}
