// npm run story: Storybook with the element gallery, every block and every dialog state.
import { runProgram } from './process.mjs';

export async function run(args) {
  const storybook = `${process.cwd()}/stories/node_modules/.bin/storybook`;
  const build = args.includes('build');
  const rest = build
    ? ['build', '--quiet', '--output-dir', 'storybook-static']
    : ['dev', '--port', process.env.PORT ?? '6006', '--no-open'];
  const { code } = await runProgram(storybook, [...rest, '--disable-telemetry'], { show: true, cwd: 'stories' });
  process.exit(code);
}
