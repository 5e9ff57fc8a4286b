import { describe, expect, it } from 'vitest';
import { freePictureName, pictureCommand, pictureName, pictureTypeOf, svgObstacle, vastness } from './index.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the format of a picture', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n....', 'png'],
    ['\xff\xd8\xff\xe0....', 'jpg'],
    ['GIF89a....', 'gif'],
    ['RIFF....WEBPVP8 ', 'webp'],
    ['RIFF....WAVEfmt ', undefined],
    ['<svg xmlns="x"/>', 'svg'],
    ['\xef\xbb\xbf<?xml version="1.0"?><svg/>', 'svg'],
    ['PK\x03\x04', undefined],
    ['%PDF-1.7', undefined],
    ['MZ\x90', undefined],
    ['hello', undefined],
    ['', undefined],
  ])('is decided by its first bytes (%j)', (text, type) => {
    expect(pictureTypeOf(bytes(text))).toBe(type);
  });
});

const svg = (inside: string, attributes = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

describe('a drawing', () => {
  it.each([
    '<path d="M0 0" fill="url(#a)" style="fill:url(#a)"/><style>.a{fill:red}</style>',
    '<use xlink:href="#a"/><image href="data:image/png;base64,AAAA"/>',
    '<sodipodi:namedview id="x"><inkscape:grid/></sodipodi:namedview><metadata><rdf:RDF/></metadata>',
    '<title>on load</title>',
    '<g xmlns:svg="http://www.w3.org/2000/svg"><svg:path d="M0 0"/></g>',
  ])('that neither runs nor loads anything is taken: %s', (inside) => {
    expect(svgObstacle(svg(inside))).toBeUndefined();
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT/>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    '<x:y><script/></x:y>',
    '<path onclick="alert(1)"/>',
    '<path ONLOAD="alert(1)"/>',
    '<q:script xmlns:q="http://www.w3.org/2000/svg">alert(1)</q:script>',
    '<g xmlns="http://www.w3.org/1999/xhtml"/>',
    '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0"/>',
    '<a href="javascript:alert(1)"><text/></a>',
    '<use href="other.svg#a"/>',
    '<use href="data:image/svg+xml;base64,AAAA"/>',
    '<image xlink:href="https://example.org/a.png"/>',
    '<image href=" \t//example.org/a.png"/>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onmouseover" to="alert(1)"/>',
    '<style>@import "https://example.org/a.css";</style>',
    '<style>.a{fill:url(https://example.org/a)}</style>',
    '<style>.a{background:u\\72l(https://example.org)}</style>',
    '<path style="fill:url(\'https://example.org/a\')"/>',
    '<?xml-stylesheet href="https://example.org/a.css"?>',
    '<iframe src="https://example.org"/>',
    '&xxe;',
  ])('that could is not: %s', (inside) => {
    expect(svgObstacle(svg(inside))).toBeDefined();
  });

  it.each([
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>',
    '<html><svg/></html>',
    '<svg>',
    '<svg onload="alert(1)"/>',
    '<g>'.repeat(100_000),
  ])('that is none is not: %s', (text) => {
    expect(svgObstacle(text)).toBeDefined();
  });
});

describe('the name of a picture', () => {
  it.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\fakepath\\Größe 1.PNG', 'groesse-1.png'],
    ['a\u0000b\u202e.exe', 'a-b.png'],
    ['..', 'picture.png'],
    ['图.png', 'picture.png'],
    ['x'.repeat(300), `${'x'.repeat(60)}.png`],
  ])('from %j is %s', (file, name) => {
    expect(pictureName(file, 'png')).toBe(name);
  });

  it('is another one if it is taken', () => {
    expect(freePictureName('a.png', new Set())).toBe('a.png');
    expect(freePictureName('a.png', new Set(['a.png', 'a-2.png']))).toBe('a-3.png');
  });

  it('is part of the command that shows it', () => {
    expect(pictureCommand('own/ada/slope', 'a.png', 'A line')).toBe('\\image[alt={A line}]{/own/ada/slope/a.png}');
  });
});

const png = (width: number, height: number) =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    ...[width, height].flatMap((side) => [(side >> 24) & 255, (side >> 16) & 255, (side >> 8) & 255, side & 255]),
  ]);

describe('a picture that takes too much to draw', () => {
  it.each([
    [8064, 6048, undefined],
    [60_000, 60_000, '60000 × 60000'],
    [200_000, 10, '200000 × 10'],
    [16_384, 4096, '16384 × 4096'],
  ])('is a photograph of %i × %i pixels: %s', (width, height, said) => {
    expect(vastness(png(width, height))).toBe(said);
  });

  const levels = (count: number, inside: (level: number) => string) =>
    Array.from({ length: count }, (_, level) => `<g id="l${level + 1}">${inside(level).repeat(10)}</g>`).join('');
  /** A path with what is given, and three markers, each drawn at 200 corners of the next. */
  const corners = `M0 0 ${'L1 1 '.repeat(200)}`;
  const mid = (level: number) => `marker-mid="url(#k${level})"`;
  const markersOf = (given: string, of: (level: number) => string) =>
    [0, 1, 2].map((k) => `<marker id="k${k + 1}"><path d="${corners}" ${of(k)}/></marker>`).join('') +
    `<marker id="k0"><path d="M0 0"/></marker><path d="${corners}" ${given}/>`;
  const filtered = `<filter id="f">${'<feOffset/>'.repeat(10)}</filter>`;
  it.each([
    ['uses of uses', `<circle id="l0" r="1"/>${levels(9, (level) => `<use href="#l${level}"/>`)}`],
    ['patterns of patterns', `<pattern id="l0"/>${levels(9, (level) => `<rect style="fill:url('#l${level}')"/>`)}`],
    ['a use of itself', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ['a filter of 30,000 pixels', '<filter filterUnits="userSpaceOnUse" width="30000"/>'],
    ['a filter of 300 times what it is for', '<filter width="30000%"/>'],
    ['a blur of 30,000 pixels', '<filter><feGaussianBlur stdDeviation="3e4"/></filter>'],
    ['a blur of a style', '<g style="filter: blur(30000px)"/>'],
    ['a blur of a style sheet', '<style>.a{filter:drop-shadow(0 0 30000px red)}</style>'],
    ['markers of markers', markersOf(mid(3), mid)],
    ['markers of a style sheet', `<style>.m,.n > path{marker:url('#k3')}</style>${markersOf('class="m"', mid)}`],
    ['markers of what a group contains', `<g marker-mid="url(#k3)">${markersOf('', mid)}</g>`],
    ['markers where it is used', `${markersOf('id="p"', mid)}<use href="#p" style="marker-mid: url( #k3 )"/>`],
    ['markers of a moment', `<style>@keyframes a{50%{marker-mid:url(#k3)}}</style>${markersOf('', mid)}`],
    ['40,000 steps of a filter', `<filter id="f">${'<feTurbulence numOctaves="3"/>'.repeat(40_000)}</filter>`],
    ['a filter on everything', `<style>*{filter:url(#f)}</style>${filtered}${'<g><path d="M0 0"/></g>'.repeat(900)}`],
    ['a style of many effects', `<g style="filter:${'blur(9px) '.repeat(1001)}"/>`],
    ['too many rules', `<style>${'.a{mask:url(#b)}'.repeat(60_000)}</style>${'<g/>'.repeat(40_000)}`],
    ['too many elements', '<g/>'.repeat(50_001)],
    ['a photograph inside', `<image href="data:image/png;base64,${encoded(png(60_000, 60_000))}"/>`],
  ])('is a drawing with %s', (_what, inside) => {
    expect(svgObstacle(svg(inside))).toBeDefined();
  });

  it('is not one with arrows, a style sheet and shadows as drawing programs write them', () => {
    const inside =
      '<style>.st0{fill:url(#SVGID_1_);} .st1,.st2{marker-end:url(#arrow);filter:drop-shadow(0 1px 2px #000)}</style>' +
      '<linearGradient id="SVGID_1_"><stop offset="0"/><stop offset="1"/></linearGradient>' +
      '<marker id="arrow"><path d="M0 0L5 5L0 10z"/></marker>' +
      `${'<path class="st0" d="M0 0L1 1"/>'.repeat(5000)}${`<path class="st2" d="M0 0 ${'L1 1 '.repeat(500)}"/>`.repeat(20)}`;
    expect(svgObstacle(svg(inside))).toBeUndefined();
  });

  it.each([
    ['letters', 'a'.repeat(1_000_000)],
    ['words', `${'a'.repeat(1_000_000)} b{mask:url(#c)}`],
    ['blanks in an address', `a{mask:url(${' '.repeat(1_000_000)}#c)}`],
    ['opened rules', 'a{'.repeat(500_000)],
  ])('is read in one go where a style sheet is nothing but %s', (_what, sheet) => {
    expect(svgObstacle(svg(`<style>${sheet}</style><path d="M0 0"/>`))).toBeUndefined();
  });

  it('is not a usual drawing', () => {
    const inside =
      '<defs><circle id="dot" r="1"/><filter id="s" x="-0.1" width="1.2" y="-20%"><feGaussianBlur stdDeviation="2.5"/></filter></defs>' +
      '<use href="#dot"/>'.repeat(1000) +
      `<image href="data:image/png;base64,${encoded(png(800, 600))}" filter="url(#s)"/>`;
    expect(svgObstacle(svg(inside))).toBeUndefined();
  });
});

/** Bytes in base64. */
function encoded(of: Uint8Array): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const bits = Array.from(of, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,6}/g) ?? []).map((six) => digits[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');
}
