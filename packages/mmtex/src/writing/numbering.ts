/** The counters of a document. */
export class Numbering {
  #chapter = '';
  #article = '';
  readonly #headings: [section: number, subsection: number, subsubsection: number] = [0, 0, 0];
  #equations = 0;
  #answers = 0;
  #footnotes = 0;
  #callouts = 0;
  readonly #captioned = { figure: 0, table: 0 };

  /** `\ombchapter{n}`: 1001 and 1002 are the chapters 1A and 1B (specification 002 §2). */
  chapter(number: number): void {
    const letter = number > 1000 ? String.fromCharCode(64 + (number % 1000)) : '';
    this.#chapter = letter === '' ? String(number) : `${String(Math.floor(number / 1000))}${letter}`;
  }

  /** `\ombarticle{n}`. */
  article(number: number): void {
    this.#article = String(number);
  }

  /** The number of the next heading of a level, such as `1.2` (chapter, article, section, subsection …). */
  heading(level: 1 | 2 | 3): string {
    this.#headings[level - 1] = (this.#headings[level - 1] ?? 0) + 1;
    this.#headings.fill(0, level);
    const parts = this.#headings.slice(0, level).map(String);
    return [this.#chapter, this.#article, ...parts].filter((part) => part !== '').join('.');
  }

  equation(): string {
    this.#equations += 1;
    return String(this.#equations);
  }

  /** Captioned figures and tables are counted separately. */
  captioned(type: 'figure' | 'table'): string {
    this.#captioned[type] += 1;
    return String(this.#captioned[type]);
  }

  /** Definitions, theorems and the like share a counter. */
  callout(): string {
    this.#callouts += 1;
    return String(this.#callouts);
  }

  footnote(): string {
    this.#footnotes += 1;
    return String(this.#footnotes);
  }

  /** The answer fields of a question are counted from 1. */
  beginQuestion(): void {
    this.#answers = 0;
  }

  answer(): number {
    this.#answers += 1;
    return this.#answers;
  }
}
