// Documents: formulas and whole pages until painted, against MathJax 3, KaTeX and the page's own HTML, in one Chromium;
// and compiling, against the parsers of unified-latex and latex-utensils.
import { readFileSync } from 'node:fs';
import { getParser } from '@unified-latex/unified-latex-util-parse';
import { latexParser } from 'latex-utensils';
import { bundledLikeTheApp, onPage } from './in-chromium.mjs';
import { inTurn, load, median, row } from './measuring.mjs';
import { lecture, schoolFormulas } from './school-formulas.mjs';

const rounds = 7;
const libraries = 'packages/ui-react/node_modules';

export async function measure() {
  const { convertDocument } = await load('packages/mmtex/src/index.ts');
  return [...(await pages(convertDocument)), ...(await sources(convertDocument))];
}

/** XML of a source without errors. */
function xmlOf(source, convertDocument) {
  const { xml, findings } = convertDocument(source, 'en');
  if (findings.length > 0) throw new Error(`the source of the bench has findings: ${JSON.stringify(findings[0])}`);
  return xml;
}

async function pages(convertDocument) {
  const formulas = schoolFormulas(1000);
  const formulaXml = xmlOf(
    `\\begin{content}\\title{Formulas}\n${formulas.map((tex) => `Term $${tex}$ in a text.`).join('\n\n')}\\end{content}`,
    convertDocument,
  );
  const paragraphs = [...formulaXml.matchAll(/<math[^]*?<\/math>/g)].map(([math]) => `<p>Term ${math} in a text.</p>`);
  const formulaPage = { xml: formulaXml, formulas, paragraphs: paragraphs.join('') };
  const lecturePage = { xml: xmlOf(lecture(), convertDocument) };
  return onPage(
    'bench/pages/documents.mjs',
    async (page) => {
      const once = async (way, of, whole = 0) => {
        await page.reload();
        await page.waitForFunction(() => globalThis.documents !== undefined);
        await addLibraries(page, way);
        return page.evaluate(
          ([name, given, formulas]) => globalThis.documents.time(name, given, formulas),
          [way, of, whole],
        );
      };
      lecturePage.html = (await once('ours', lecturePage, 500)).html;
      const contestants = {
        formulas: () => once('ours', formulaPage),
        wholeFormulas: () => once('ours', formulaPage, 1000),
        mathjax: () => once('mathjax', formulaPage),
        katex: () => once('katex', formulaPage),
        lecture: () => once('ours', lecturePage),
        wholeLecture: () => once('ours', lecturePage, 500),
        html: () => once('html', lecturePage),
        lectureWithMathJax: () => once('oursWithMathJax', lecturePage),
      };
      const times = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
      for (let round = -1; round < rounds; round += 1) {
        for (const [name, contestant] of Object.entries(contestants)) {
          const { spent, formulas: shown } = await contestant();
          if (shown < 20) throw new Error(`${name} shows ${shown} formulas`);
          if (round >= 0) times[name].push(spent);
        }
      }
      const of = (name) => median(times[name]);
      return [
        row('1,000 formulas to the painted page, ms, against MathJax 3', of('formulas'), of('mathjax'), 0.25),
        row('1,000 formulas to the painted page, ms, against KaTeX', of('formulas'), of('katex'), 0.35),
        row('the same until all of it is laid out, against MathJax 3', of('wholeFormulas'), of('mathjax')),
        row('the same until all of it is laid out, against KaTeX', of('wholeFormulas'), of('katex')),
        row('300 blocks, 500 formulas to the first frame, ms, against innerHTML', of('lecture'), of('html'), 0.8),
        row('the same until all of it is laid out, against innerHTML', of('wholeLecture'), of('html')),
        row('300 blocks, 500 formulas, against React with MathJax 3', of('lecture'), of('lectureWithMathJax'), 0.2),
      ];
    },
    bundledLikeTheApp,
  );
}

async function addLibraries(page, way) {
  if (way === 'katex') {
    await page.addStyleTag({ content: readFileSync(`${libraries}/katex/dist/katex.min.css`, 'utf8') });
    await page.addScriptTag({ path: `${libraries}/katex/dist/katex.min.js` });
  }
  if (way === 'mathjax' || way === 'oursWithMathJax') {
    await page.evaluate(() => {
      globalThis.MathJax = { startup: { typeset: false }, options: { enableMenu: false } };
    });
    await page.addScriptTag({ path: `${libraries}/mathjax-full/es5/mml-chtml.js` });
    await page.evaluate(() => globalThis.MathJax.startup.promise);
  }
}

async function sources(convertDocument) {
  const source = lecture();
  const parser = getParser();
  // Every round gets a source of its own, so that nothing can cache the last one.
  const fresh = (round) => `${source}\n% ${round}`;
  const times = await inTurn(
    {
      ours: (round) => () => convertDocument(fresh(round), 'en'),
      unified: (round) => () => parser.parse(fresh(round)),
      utensils: (round) => () => latexParser.parse(fresh(round)),
    },
    9,
    3,
  );
  const size = `${String(Math.round(source.length / 1000))} kB source to XML`;
  return [
    row(`${size}, ms, against the parse of unified-latex`, times.ours, times.unified, 0.1),
    row(`${size}, ms, against the parse of latex-utensils`, times.ours, times.utensils),
  ];
}
