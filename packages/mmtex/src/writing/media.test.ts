import { describe, expect, it } from 'vitest';
import { convertDocument, convertFragment } from '../conversion.ts';
import { withoutPlaces, written } from '../testing/index.ts';

/** The conversion of a line in a document at a content path. */
function placed(source: string, place = 'fractions/add', metainfo = ''): string {
  const document = `\\begin{metainfo}${metainfo}\\end{metainfo}\\begin{content}\\title{T}${source}\\end{content}`;
  const { xml, findings } = convertDocument(document, 'en', { place });
  if (findings.length > 0) throw new Error(findings.map(({ code }) => code).join(', '));
  return /<content><p>(.*)<\/p><\/content>/.exec(withoutPlaces(xml))?.[1] ?? xml;
}

function found(source: string, place?: string): readonly (readonly [code: string, place: string])[] {
  const { findings } = convertFragment(source, 'en', place === undefined ? {} : { place });
  return findings.map(({ code, span }) => [code, source.slice(span.from, span.to)]);
}

describe('an image', () => {
  it('is found beside its document, from the root of the content, or by a local id', () => {
    expect(placed('\\image[alt=A pizza]{media/pizza.svg}')).toBe(
      '<image src="fractions/media/pizza.svg" alt="A pizza"/>',
    );
    expect(placed('\\image[alt=A pizza]{../media/a\\_b.svg}')).toBe('<image src="media/a_b.svg" alt="A pizza"/>');
    expect(placed('\\image[alt=A pizza]{/media/pizza.svg}')).toBe('<image src="media/pizza.svg" alt="A pizza"/>');
    const components = '\\begin{components}\\component{image}{/media/pizza.svg}{pizza}\\end{components}';
    expect(placed('\\image[alt=A pizza]{pizza}', 'a', components)).toBe('<image src="media/pizza.svg" alt="A pizza"/>');
  });

  it.each([
    ['width=50%, height=120', 'width="50%" height="120"'],
    ['width=50\\%,align=left', 'width="50%" align="left"'],
    ['width=300px', 'width="300"'],
    ['width=0.5\\textwidth', 'width="50%"'],
    ['width=\\linewidth', 'width="100%"'],
    ['width=2cm', 'width="75.59"'],
  ])('has the sizes of [%s]', (options, attributes) => {
    expect(written(`\\image[alt=x,${options}]{/a.png}`)).toBe(`<p><image src="a.png" alt="x" ${attributes}/></p>`);
  });

  it('says how large its file is where that is known, in the language of the page', () => {
    const pixelsOf = (path: string, language: string) =>
      path === 'a.png' && language === 'de' ? { width: 640, height: 480.5 } : undefined;
    const inLanguage = (language: 'de' | 'en') =>
      withoutPlaces(convertFragment('\\image[alt=x]{/a.png}\\image[alt=x]{/b.png}', language, { pixelsOf }).xml);
    expect(inLanguage('de')).toBe(
      '<p><image src="a.png" alt="x" pixel-width="640" pixel-height="480.5"/><image src="b.png" alt="x"/></p>',
    );
    expect(inLanguage('en')).toBe('<p><image src="a.png" alt="x"/><image src="b.png" alt="x"/></p>');
  });

  it('says in words what it shows, in the language of the page', () => {
    const source = '\\image[alt={Eins, \\lang{de}{zwei}\\lang{en}{two \\emph{halves}}}]{/a.png}';
    expect(written(source, 'en')).toBe('<p><image src="a.png" alt="Eins, two halves"/></p>');
    expect(written('\\image[alt={}]{/a.png}')).toBe('<p><image src="a.png" alt=""/></p>');
  });

  it('without a place shows its words only', () => {
    expect(written('\\image[alt=x]{pizza.svg}')).toBe('<p><image alt="x"/></p>');
  });

  it('is read in its old forms, with a note', () => {
    expect(found('\\image[frame][right][words]{/a.png}')).toEqual([['old-spelling', '\\image']]);
    expect(withoutPlaces(convertFragment('\\image[frame][right][words]{/a.png}', 'de').xml)).toBe(
      '<p><image src="a.png" alt="words" align="right"/></p>',
    );
    expect(found('\\image[frame]{/a.png}').map(([code]) => code)).toEqual(['old-spelling', 'missing-alternative-text']);
    expect(found('\\setimagedir{/media}').map(([code]) => code)).toEqual(['old-spelling']);
    const folder = '\\setimagedir{/media/} \\image[alt=x]{a.png}\\image[alt=y]{/b.png}\\image[alt=z]{sub/c.png}';
    expect(withoutPlaces(convertFragment(folder, 'de').xml)).toBe(
      '<p><image src="media/a.png" alt="x"/><image src="b.png" alt="y"/><image src="media/sub/c.png" alt="z"/></p>',
    );
    expect(found('\\includegraphics[width=50%, alt=x]{/a.png}')).toEqual([['old-spelling', '\\includegraphics']]);
  });

  it.each([
    ['\\image{/a.png}', 'missing-alternative-text', '\\image'],
    ['\\image[alt=x]{nowhere}', 'unknown-lid', 'nowhere'],
    ['\\image[alt=x]{/a.exe}', 'unknown-file-type', '/a.exe'],
    ['\\image[alt=x]{ ../../../etc/a.png }', 'path-outside', '../../../etc/a.png'],
    ['\\image[alt=x]{http://a.b/c.png}', 'bad-path', 'http://a.b/c.png'],
    ['\\image[alt=x, size=3]{/a.png}', 'unknown-option', 'size=3'],
    ['\\image[alt=x, width=wide]{/a.png}', 'not-a-number', 'wide'],
    ['\\image[alt=x, width=0]{/a.png}', 'not-a-number', '0'],
    ['\\image[alt=x, align=top]{/a.png}', 'unknown-option', 'top'],
  ])('%s has the finding %s at %j', (source, code, place) => {
    expect(found(source, 'fractions/add')).toEqual([[code, place]]);
  });

  it('does not take other percent signs for sizes', () => {
    const { xml, findings } = convertFragment('a 50% b, \\image[alt=x]{/a.png}\nc', 'de');
    expect(withoutPlaces(xml)).toBe('<p>a 50c</p>');
    expect(findings.map(({ code }) => code)).toEqual(['percent-comment']);
    expect(written('\\image[width=5%, alt=x]{/a.png} % comment\nb')).toBe(
      '<p><image src="a.png" alt="x" width="5%"/> b</p>',
    );
  });
});

describe('a recording, a video, a chapter', () => {
  it.each([
    ['\\audio[title=Words]{/a.mp3}', '<audio src="a.mp3" title="Words"/>'],
    [
      '\\audio[default-speed=1.5, speed-options={0.75, 1, 1.5}]{/a.ogg}',
      '<audio src="a.ogg" default-speed="1.5" speed-options="0.75 1 1.5"/>',
    ],
    [
      '\\video[title=T, captions=/a.vtt, width=80%]{/a.mp4}',
      '<video src="a.mp4" title="T" captions="a.vtt" width="80%"/>',
    ],
    ['\\video[title=T]{https://a.b/c?v=1\\&x}', '<video href="https://a.b/c?v=1&amp;x" title="T"/>'],
    ['\\chapterpdf{1001}', '<chapterpdf chapter="1001"/>'],
  ])('%s', (source, xml) => {
    expect(written(source)).toBe(`<p>${xml}</p>`);
  });

  it.each([
    ['\\video{javascript:alert(1)}', 'unsafe-link', 'javascript:alert(1)'],
    ['\\video{file:///etc/passwd}', 'unsafe-link', 'file:///etc/passwd'],
    ['\\audio{/a.exe}', 'unknown-file-type', '/a.exe'],
    ['\\audio[speed-options=fast]{/a.mp3}', 'not-a-number', 'fast'],
    ['\\chapterpdf{one}', 'not-a-number', 'one'],
  ])('%s has the finding %s at %j', (source, code, place) => {
    expect(found(source)).toEqual([[code, place]]);
  });
});

describe('a figure', () => {
  it('has a line below what it shows', () => {
    const source = '\\begin{figure}[h]\\centering \\image[alt=x]{/a.png} \\caption{A \\emph{line}}\\end{figure}';
    expect(written(source)).toBe(
      '<figure num="1"><caption>A <em>line</em></caption><p><image src="a.png" alt="x"/></p></figure>',
    );
  });
});

describe('a link', () => {
  const links = '\\begin{links}\\link{article}{/fractions/what.tex}{what}\\link{problem}{add-problem}{add}\\end{links}';

  it.each([
    ['\\link{what}{there}', '<doclink path="fractions/what" type="article" id="what">there</doclink>'],
    ['\\href{add}{there}', '<doclink path="fractions/add-problem" type="problem" id="add">there</doclink>'],
    ['\\ref{what}', '<doclink path="fractions/what" type="article" id="what">what</doclink>'],
    ['\\href{multiply}{x}', '<doclink path="fractions/multiply" type="document" id="multiply">x</doclink>'],
    [
      '\\href{../vectors/add.tex}{x}',
      '<doclink path="vectors/add" type="document" id="../vectors/add.tex">x</doclink>',
    ],
    ['\\href{/pool}{x}', '<link href="/pool">x</link>'],
    ['\\href{\\#there}{x}', '<link href="#there">x</link>'],
  ])('%s', (source, xml) => {
    expect(placed(source, 'fractions/add', links)).toBe(xml);
  });

  it('to a document has no place where nobody knows it', () => {
    expect(written('\\href{multiply}{x}')).toBe('<p><doclink type="document" id="multiply">x</doclink></p>');
  });

  it('never leads out of the content', () => {
    expect(found('\\href{../../x}{y}', 'fractions/add')).toEqual([['path-outside', '../../x']]);
  });
});
