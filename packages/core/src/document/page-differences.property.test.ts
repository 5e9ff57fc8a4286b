import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allBlocks, blocksOf, linesOf, plainText, printBlocks, readBlocks, type Block } from './index.ts';
import { anyDocumentXml } from './testing/any-document.ts';
import { runs } from '../testing/index.ts';
import { comparePages, markWords } from '../page-comparison/index.ts';

const anyBlocks = fc.array(anyDocumentXml, { maxLength: 6 }).map((parts) => {
  const read = readBlocks(parts.join(''));
  return read.ok ? read.value : [];
});

/** The same blocks as other objects, as pages have them that are converted one after the other. */
function copied(blocks: readonly Block[]): readonly Block[] {
  const read = readBlocks(printBlocks(blocks));
  return read.ok ? read.value : [];
}

const page = (blocks: readonly Block[]) => ({ title: [], blocks });

const withoutBlocks: ReadonlySet<Block['kind']> = new Set(['paragraph', 'displayFormula', 'visualization', 'code']);

/** Written independently of the rule: the XML of a block without places and ids; of what may hold blocks, its lines. */
function textOf(block: Block): string {
  if (withoutBlocks.has(block.kind)) return printBlocks([block]).replace(/ ([a-z]+-)?(at|id)="[^"]*"/g, '');
  return `${block.kind} ${linesOf(block).map(plainText).join('|')}`;
}

it('a page does not differ from itself, nor from a copy that stands elsewhere in the source', () => {
  fc.assert(
    fc.property(anyBlocks, (blocks) => {
      expect(comparePages(page(blocks), page(copied(blocks))).differences).toEqual([]);
    }),
    { seed: 15, numRuns: runs },
  );
});

it('what is not marked as different is the same, in the same order', () => {
  fc.assert(
    fc.property(anyBlocks, anyBlocks, fc.nat(6), (some, others, at) => {
      // Two pages share no block.
      const after = copied([...some.slice(0, at), ...others, ...some.slice(at + 1)]);
      const before = some;
      const { differences } = comparePages(page(before), page(after));
      const marked = new Set(
        differences.flatMap((each) => Object.values(each)).filter((each) => typeof each === 'object'),
      );
      const rest = (blocks: readonly Block[]): readonly string[] =>
        blocks.flatMap((block) => (marked.has(block) ? [] : [textOf(block), ...rest(blocksOf(block))]));
      const changed = differences.flatMap((each) => (each.change === 'changed' ? [each] : []));
      expect(rest(before)).toEqual(rest(after));
      for (const each of changed) expect(rest(blocksOf(each.before))).toEqual(rest(blocksOf(each.after)));
      // What is marked is on its page, once.
      const [ofBefore, ofAfter] = [allBlocks(before), allBlocks(after)];
      for (const each of differences) {
        if (each.change !== 'added') expect(ofBefore).toContain(each.before);
        if (each.change !== 'removed') expect(ofAfter).toContain(each.after);
      }
      expect(marked.size).toBe(differences.reduce((sum, { change }) => sum + (change === 'changed' ? 2 : 1), 0));
    }),
    { seed: 15, numRuns: runs },
  );
});

it('marking words changes no word', () => {
  const anyLine = fc.string().map((text) => [{ kind: 'text', text } as const]);
  fc.assert(
    fc.property(anyLine, anyLine, (before, after) => {
      const words = markWords(before, after);
      expect(plainText(words.before)).toBe(plainText(before));
      expect(plainText(words.after)).toBe(plainText(after));
      const same = (content: typeof words.before) =>
        plainText(content.filter(({ kind }) => kind !== 'marked')).replace(/\s+/g, '');
      expect(same(words.before)).toBe(same(words.after));
    }),
    { seed: 15, numRuns: runs },
  );
});
