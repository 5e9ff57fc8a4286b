import { describe, expect, it } from 'vitest';
import { RecordingLog } from '../../testing/index.ts';
import { readBlocks, type Block } from '../index.ts';

function block(xml: string, log = new RecordingLog()): Block | undefined {
  const read = readBlocks(xml, { log });
  return read.ok ? read.value[0] : undefined;
}

describe('cindy', () => {
  it('has a size, a title, a description, settings and scripts with their places', () => {
    const xml = `<cindy id="c1" width="400" height="300" at="5-90"><headline>A <em>circle</em></headline>
      <description>Round.</description><settings>{"axes":true,"geometry":[{"name":"A","pos":[1,-2.5]}]}</settings>
      <script event="draw" at="40-50"> draw(A &amp; "&lt;"); </script></cindy>`;
    expect(block(xml)).toEqual({
      kind: 'cindy',
      construction: {
        id: 'c1',
        title: [
          { kind: 'text', text: 'A ' },
          { kind: 'styled', style: 'emphasis', content: [{ kind: 'text', text: 'circle' }] },
        ],
        description: [{ kind: 'text', text: 'Round.' }],
        settings: { axes: true, geometry: [{ name: 'A', pos: [1, -2.5] }] },
        width: 400,
        height: 300,
        scripts: [{ event: 'draw', code: { text: ' draw(A & "<"); ', span: { from: 40, to: 50 } } }],
      },
      span: { from: 5, to: 90 },
    });
  });

  it('is 500 by 500 and empty when nothing is said', () => {
    expect(block('<cindy/>')).toMatchObject({
      construction: { id: 'cindy-1', width: 500, height: 500, settings: {}, scripts: [], title: [], description: [] },
    });
  });

  it.each([
    ['width="-3" height="0"', { width: 500, height: 500 }],
    ['width="99999" height="wide"', { width: 4000, height: 500 }],
  ])('keeps a size that can be shown for %s', (attributes, size) => {
    expect(block(`<cindy ${attributes}/>`)).toMatchObject({ construction: size });
  });

  it('leaves out settings that it does not know or that are of another kind, and says so', () => {
    const log = new RecordingLog();
    const settings = '{"axes":1,"oninit":"x","geometry":[],"__proto__":{"snap":true},"constructor":{},"behavior":null}';
    expect(block(`<cindy><settings>${settings}</settings></cindy>`, log)).toMatchObject({
      construction: { settings: { geometry: [] } },
    });
    expect(log.lines).toHaveLength(5);
  });

  it.each(['{', '[]', '"x"', 'null', '{"geometry": undefined}', `{"geometry":${'['.repeat(40)}${']'.repeat(40)}}`])(
    'has no settings where they cannot be read: %s',
    (settings) => {
      expect(block(`<cindy><settings>${settings}</settings></cindy>`)).toMatchObject({
        construction: { settings: {} },
      });
    },
  );

  it('leaves out scripts of unknown events, and second ones', () => {
    const log = new RecordingLog();
    const scripts =
      '<script event="wheel">1</script><script event="init">2</script><script event="init">3</script><script/>';
    expect(block(`<cindy>${scripts}</cindy>`, log)).toMatchObject({
      construction: { scripts: [{ event: 'init', code: { text: '2' } }] },
    });
    expect(log.lines).toHaveLength(3);
  });
});
