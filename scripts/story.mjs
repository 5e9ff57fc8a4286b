// npm run story: Storybook with your figure, the element gallery, every block and every dialog state; on PORT, 6006 by
// default. npm run story -- build [FOLDER] writes it as files for any web server, into stories/storybook-static.
import { resolve } from 'node:path';
import { runProgram } from './process.mjs';

export async function run([task, folder = 'stories/storybook-static', ...rest]) {
  if ((task !== undefined && task !== 'build') || rest.length > 0) {
    console.error('Usage: npm run story, or npm run story -- build [FOLDER]');
    process.exit(1);
  }
  const storybook = `${process.cwd()}/stories/node_modules/.bin/storybook`;
  const args =
    task === 'build'
      ? ['build', '--quiet', '--output-dir', resolve(folder)]
      : ['dev', '--port', process.env.PORT ?? '6006', '--no-open'];
  const { code } = await runProgram(storybook, [...args, '--disable-telemetry'], { show: true, cwd: 'stories' });
  process.exit(code);
}
