/** Something that a driver says: what it is about, and the text that belongs to it. */
export interface Message {
  /** I: a picture. D: done. E: the code failed. L: the answer is loaded. Q, A: question and answer. P: what is printed? */
  readonly tag: string;
  readonly text: string;
}

interface Limits {
  readonly output: number;
  readonly message: number;
  readonly picture: number;
}

interface Ears {
  readonly hear: (message: Message) => void;
  /** More is said than may be: nothing that follows is read. */
  readonly flooded: () => void;
}

const newLine = 0x0a;

/** Bytes of output that are thrown away before a program that does not stop is ended. */
const patience = 4;

/** Reads what a program prints, and the messages of its driver in between, which begin with a mark. */
export class MarkedOutput {
  readonly #mark: Buffer;
  readonly #limits: Limits;
  readonly #ears: Ears;
  readonly #printed: Buffer[] = [];
  #kept = 0;
  #thrown = 0;
  #pictures = 0;
  #rest: Buffer = Buffer.alloc(0);
  #isFlooded = false;

  constructor(mark: string, limits: Limits, ears: Ears) {
    this.#mark = Buffer.from(`\u001e${mark}`);
    this.#limits = limits;
    this.#ears = ears;
  }

  /** What was printed. */
  get text(): string {
    return Buffer.concat(this.#printed).toString();
  }

  /** Whether there was more than is kept. */
  get isCut(): boolean {
    return this.#thrown > 0;
  }

  /** Takes what came next. */
  take(data: Buffer): void {
    if (this.#isFlooded) return;
    this.#rest = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    while (this.#takeMessage());
  }

  /** Takes what is before the next message, and the message; whether there may be another one. */
  #takeMessage(): boolean {
    const at = this.#rest.indexOf(this.#mark);
    if (at === -1) {
      // The beginning of a mark may be at the end.
      const last = this.#rest.lastIndexOf(0x1e);
      const whole = last === -1 || last < this.#rest.length - this.#mark.length ? this.#rest.length : last;
      const printed = this.#rest.subarray(0, whole);
      this.#rest = this.#rest.subarray(whole);
      this.#print(printed);
      return false;
    }
    this.#print(this.#rest.subarray(0, at));
    const end = this.#rest.indexOf(newLine, at);
    const message = this.#rest.subarray(at + this.#mark.length, end === -1 ? undefined : end);
    this.#rest = this.#rest.subarray(end === -1 ? at : end + 1);
    if (this.#isTooLong(message)) this.#flood();
    else if (end !== -1) this.#hear(message);
    return end !== -1 && !this.#isFlooded;
  }

  #print(data: Buffer): void {
    const room = Math.max(0, this.#limits.output - this.#kept);
    const kept = data.subarray(0, room);
    if (kept.length > 0) this.#printed.push(Buffer.from(kept));
    this.#kept += kept.length;
    this.#thrown += data.length - kept.length;
    if (this.#thrown > patience * this.#limits.output) this.#flood();
  }

  #hear(message: Buffer): void {
    const tag = String.fromCharCode(message[0] ?? 0);
    if (tag === 'I') {
      this.#pictures += message.length;
      // Pictures of one run together.
      if (this.#pictures > 2 * base64Length(this.#limits.picture)) {
        this.#flood();
        return;
      }
    }
    this.#ears.hear({ tag, text: message.subarray(1).toString() });
  }

  #isTooLong(message: Buffer): boolean {
    const isPicture = message[0] === 'I'.charCodeAt(0);
    return message.length > (isPicture ? base64Length(this.#limits.picture) : this.#limits.message);
  }

  #flood(): void {
    this.#isFlooded = true;
    this.#rest = Buffer.alloc(0);
    this.#ears.flooded();
  }
}

function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4 + 1;
}
