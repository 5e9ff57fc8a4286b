import { describe, expect, it } from 'vitest';
import { RecordingLog } from '../testing/index.ts';
import { allowedHref, readBlocks } from './index.ts';

describe('allowedHref', () => {
  it.each([
    'https://example.org/a?b=c:d#e',
    'HTTP://example.org',
    'mailto:someone@example.org',
    '/documents/1',
    '#section-1',
    '?page=2',
    'other.pdf',
    'a/b:c',
    '/search?q=javascript:',
    '/search?next=//a',
  ])('lets %s through', (href) => {
    expect(allowedHref(href)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\u0000:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'view-source:https://example.org',
    '//evil.example',
    ' //evil.example',
    'url(//evil.example)',
    '/documents//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    '/\t/evil.example',
    '',
    '   ',
  ])('refuses %j', (href) => {
    expect(allowedHref(href)).toBeUndefined();
  });
});

describe('malicious input', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a line', '<p><script>alert(1)</script></p>'],
    ['an image with a handler', '<p><img src="x" onerror="alert(1)"/></p>'],
    ['a frame', '<iframe src="https://evil.example"/>'],
    ['a handler on a paragraph', '<p onclick="alert(1)" style="position:fixed">x</p>'],
    ['a script address', '<p><link href="javascript:alert(1)">x</link></p>'],
    ['a script address by entities', '<p><link href="&#106;avascript&#58;alert(1)">x</link></p>'],
    ['a script address with a tab', '<p><link href="java&#9;script:alert(1)">x</link></p>'],
    [
      'a link in a formula',
      '<p><math href="javascript:alert(1)"><mi xlink:href="javascript:alert(1)">x</mi></math></p>',
    ],
    [
      'an action in a formula',
      '<p><math><maction actiontype="statusline#x" onclick="alert(1)"><mi>x</mi></maction></math></p>',
    ],
    ['HTML in a formula', '<p><math><mtext><img src="x" onerror="alert(1)"/></mtext></math></p>'],
    [
      'HTML in an annotation',
      '<p><math><semantics><mi>x</mi><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></semantics></math></p>',
    ],
    [
      'a style in a formula',
      '<p><math style="position:fixed"><mi style="background:url(x)" id="root" class="chakra">x</mi></math></p>',
    ],
    ['a colour that is none', '<p><math><mi mathcolor="url(javascript:alert(1))">x</mi></math></p>'],
    ['a formula as wide as the page', '<p><math><mspace width="99999em"/></math></p>'],
  ])('leaves nothing of %s', (_, xml) => {
    const read = readBlocks(xml);
    expect(read.ok).toBe(true);
    expect(JSON.stringify(read)).not.toMatch(/alert|evil|script:|onclick|onerror|fixed|url\(|"root"|chakra|99999/);
  });

  it('keeps the text of a link that may not lead anywhere, and logs its address', () => {
    const log = new RecordingLog();
    const read = readBlocks('<p><link href="javascript:alert(1)">text</link></p>', { log });
    expect(read.ok && read.value[0]).toMatchObject({ content: [{ kind: 'text', text: 'text' }] });
    expect(log.lines).toHaveLength(1);
  });

  it('keeps names of the language harmless', () => {
    const read = readBlocks(
      '<visualization><variables><variable type="number" name="__proto__"><attribute name="__proto__">x</attribute></variable></variables></visualization>',
    );
    expect(read.ok).toBe(true);
    expect(Object.hasOwn(Object.prototype, 'text')).toBe(false);
  });
});
