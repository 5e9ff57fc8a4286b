import { blocksOf, type Block, type Document, type Inline } from '../document/index.ts';
import { compareLines } from '../taxonomy/index.ts';

/** What has become of a block between two pages. */
export type BlockChange = 'added' | 'removed' | 'changed';

/** A block in which two pages differ: of the former page, of the latter, or of both. */
export type PageDifference =
  | { readonly change: 'added'; readonly after: Block }
  | { readonly change: 'removed'; readonly before: Block }
  | { readonly change: 'changed'; readonly before: Block; readonly after: Block };

/** In what two pages differ. */
export interface PageComparison {
  readonly isTitleChanged: boolean;
  /** In the order of the pages, blocks before those inside them. */
  readonly differences: readonly PageDifference[];
}

type Page = Pick<Document, 'title' | 'blocks'>;

/**
 * Compares two pages by their blocks. What is shown and judged counts; where it stands in the source does not, nor do
 * ids. A block that differs only in blocks inside it is not changed itself.
 */
export function comparePages(before: Page, after: Page): PageComparison {
  return {
    isTitleChanged: printed(before.title) !== printed(after.title),
    differences: compareBlocks(before.blocks, after.blocks),
  };
}

function compareBlocks(before: readonly Block[], after: readonly Block[]): readonly PageDifference[] {
  const found: PageDifference[] = [];
  let [removed, added]: [Block[], Block[]] = [[], []];
  const close = () => {
    found.push(...compareUnequal(removed, added));
    [removed, added] = [[], []];
  };
  for (const step of aligned(before, after, (block) => printed(block))) {
    if (step.before !== undefined && step.after !== undefined) close();
    else if (step.before !== undefined) removed.push(step.before);
    else if (step.after !== undefined) added.push(step.after);
  }
  close();
  return found;
}

/** Compares blocks between equal ones: those of one kind are taken for the same block. */
function compareUnequal(before: readonly Block[], after: readonly Block[]): readonly PageDifference[] {
  return aligned(before, after, ({ kind }) => kind).flatMap((step): readonly PageDifference[] => {
    if (step.after === undefined) return step.before === undefined ? [] : [{ change: 'removed', before: step.before }];
    if (step.before === undefined) return [{ change: 'added', after: step.after }];
    const [former, latter] = [step.before, step.after];
    const inside = compareBlocks(blocksOf(former), blocksOf(latter));
    // Something else than its blocks differs, such as a heading or the definitions of a question.
    const isItself = inside.length === 0 || printed(former, blocksOf(former)) !== printed(latter, blocksOf(latter));
    return [...(isItself ? [{ change: 'changed', before: former, after: latter } as const] : []), ...inside];
  });
}

/** What two lists have in common, in order, with what is only in one of them. */
interface AlignedPair<Item> {
  readonly before?: Item;
  readonly after?: Item;
}

/** Aligns two lists so that the fewest items are in one of them only; items of one key are the same. */
function aligned<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): readonly AlignedPair<Item>[] {
  const numbers = new Map<string, number>();
  // An end makes an empty list one line, and is the same in both.
  const text = (items: readonly Item[]) => [...items.map((item) => numberOf(numbers, keyOf(item))), 'end'].join('\n');
  let [x, y] = [0, 0];
  return compareLines(text(before), text(after)).map(({ kind }) => {
    const [former, latter] = [before[x], after[y]];
    if (kind !== 'added') x += 1;
    if (kind !== 'removed') y += 1;
    return {
      ...(kind !== 'added' && former !== undefined && { before: former }),
      ...(kind !== 'removed' && latter !== undefined && { after: latter }),
    };
  });
}

function numberOf(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key) ?? numbers.size;
  numbers.set(key, known);
  return known;
}

/** Where something stands in the source. */
const places: ReadonlySet<string> = new Set(['span', 'nameSpan']);

/** A part of a page as a text that is the same for what is the same to readers; blocks inside it may be left out. */
function printed(part: Block | readonly Inline[] | Inline, without: readonly Block[] = []): string {
  const left = new Set<unknown>(without);
  return JSON.stringify(part, function (this: unknown, key: string, value: unknown) {
    if (places.has(key) || (key === 'id' && !isLink(this))) return undefined;
    // JSON has no other numbers.
    if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
    return Array.isArray(value) && left.size > 0 ? value.filter((each) => !left.has(each)) : value;
  });
}

/** What a link to a document is called by its author is all that is known of some. */
function isLink(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'documentLink';
}

/** The pens that mark words: beyond those of authors. */
export const changePens = { added: 10, removed: 11 } as const;

/** A paragraph of both pages with the words marked that are only in one of them, by `changePens`. */
export function markWords(
  before: readonly Inline[],
  after: readonly Inline[],
): { readonly before: readonly Inline[]; readonly after: readonly Inline[] } {
  const pairs = aligned(wordsOf(before), wordsOf(after), (word) => printed(word));
  return {
    before: joined(pairs.flatMap((pair) => marked(pair.before, pair.after === undefined, changePens.removed))),
    after: joined(pairs.flatMap((pair) => marked(pair.after, pair.before === undefined, changePens.added))),
  };
}

function marked(word: Inline | undefined, isOnlyHere: boolean, pen: number): readonly Inline[] {
  if (word === undefined) return [];
  const isBlank = word.kind === 'text' && word.text.trim() === '';
  return [isOnlyHere && !isBlank ? { kind: 'marked', pen, content: [word] } : word];
}

/** Blanks, words, and any other sign; Chinese has no blanks between words. */
const words = /\s+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}_])+|[^]/gu;

/** Words and what is between them; a formula or a link is one word. */
function wordsOf(content: readonly Inline[]): readonly Inline[] {
  return content.flatMap((inline): readonly Inline[] =>
    inline.kind === 'text'
      ? (inline.text.match(words) ?? []).map((text) => ({ kind: 'text', text }) as const)
      : [inline],
  );
}

/** Words in a row become one text again. */
function joined(parts: readonly Inline[]): readonly Inline[] {
  const lines: Inline[] = [];
  for (const word of parts) {
    const last = lines.at(-1);
    if (last?.kind === 'text' && word.kind === 'text') {
      lines[lines.length - 1] = { kind: 'text', text: last.text + word.text };
    } else lines.push(word);
  }
  return lines;
}
