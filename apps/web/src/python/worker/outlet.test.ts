import { mostImages, mostOutput } from '@lemma/core/code-cell';
import { describe, expect, it } from 'vitest';
import type { PythonMessage } from '../messages.ts';
import { Outlet } from './outlet.ts';

function anOutlet() {
  const said: PythonMessage[] = [];
  const outlet = new Outlet(3, (message) => said.push(message));
  const text = () => said.map((message) => (message.kind === 'output' ? message.text : '')).join('');
  return { outlet, said, text };
}

describe('what a cell prints', () => {
  it('goes together until the cell ends', () => {
    const { outlet, said, text } = anOutlet();
    for (let at = 0; at < 1000; at += 1) outlet.write('ab');
    outlet.end(undefined);
    expect(text()).toBe('ab'.repeat(1000));
    expect(said.length).toBeLessThan(100);
    expect(said.at(-1)).toEqual({ kind: 'ended', run: 3 });
  });

  it('is cut where nobody reads on', () => {
    const { outlet, said, text } = anOutlet();
    outlet.write('x'.repeat(mostOutput - 1));
    outlet.write('yz');
    outlet.write('more');
    outlet.end({ message: 'wrong', line: 2 });
    expect([text().length, text().at(-1)]).toEqual([mostOutput, 'y']);
    expect(said.map(({ kind }) => kind)).toEqual(['output', 'output', 'cut', 'ended']);
    expect(said.at(-1)).toEqual({ kind: 'ended', run: 3, error: { message: 'wrong', line: 2 } });
  });

  it('keeps its order with pictures, of which there are not too many and of two kinds only', () => {
    const { outlet, said } = anOutlet();
    outlet.show('text/html', 'AAAA');
    outlet.write('a');
    for (let at = 0; at < mostImages + 5; at += 1) outlet.show('image/png', 'AAAA');
    outlet.end(undefined);
    expect(said.map(({ kind }) => kind)).toEqual([
      'cut',
      'output',
      ...new Array<string>(mostImages - 1).fill('image'),
      'ended',
    ]);
  });
});
