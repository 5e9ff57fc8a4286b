import {
  effectiveDeadline,
  extensionOf,
  standingAt,
  type AssignedPerson,
  type AssignedWorksheet,
  type Assignment,
  type AssignmentChangeFailure,
  type AssignmentFailure,
  type AssignmentGateway,
  type Person,
  type PersonalExtension,
  type WrittenAssignment,
} from '../assignment/index.ts';
import { fail, succeed } from '../store/index.ts';

interface Held {
  readonly assignment: Assignment;
  readonly people: readonly AssignedPerson[];
}

/** Assignments in memory, at a time that stands still. May be changed between two calls. */
export class InMemoryAssignments implements AssignmentGateway {
  /** By id. */
  readonly held = new Map<string, Held>();
  readonly removed = new Map<string, Held>();
  people: readonly Person[];
  own: readonly AssignedWorksheet[];
  readonly #now: number;
  /** Every call that reads fails in this way. */
  failure: AssignmentFailure | undefined;
  /** The next changes fail in this way. */
  changeFailure: AssignmentChangeFailure | undefined;
  /** Whom the next changes leave out. */
  elsewhere: readonly Person[] = [];
  /** Every call waits for this. */
  delay: Promise<unknown> = Promise.resolve();

  constructor({
    held = [],
    people = [],
    own = [],
    now = 0,
  }: {
    readonly held?: readonly Held[];
    readonly people?: readonly Person[];
    readonly own?: readonly AssignedWorksheet[];
    readonly now?: number;
  } = {}) {
    for (const each of held) this.held.set(each.assignment.id, each);
    this.people = people;
    this.own = own;
    this.#now = now;
  }

  async list(): ReturnType<AssignmentGateway['list']> {
    await this.delay;
    return this.failure ? fail(this.failure) : succeed([...this.held.values()].map(({ assignment }) => assignment));
  }

  async find(id: string): ReturnType<AssignmentGateway['find']> {
    await this.delay;
    const found = this.held.get(id);
    if (this.failure !== undefined) return fail(this.failure);
    return found === undefined ? fail({ kind: 'notFound' }) : succeed(found);
  }

  async findPeople(names: readonly string[]): ReturnType<AssignmentGateway['findPeople']> {
    await this.delay;
    if (this.failure !== undefined) return fail(this.failure);
    const known = (name: string) =>
      this.people.find(({ id, username }) => id === name || username?.toLowerCase() === name.toLowerCase());
    return succeed({
      people: names.flatMap((name) => known(name) ?? []),
      unknown: names.filter((name) => known(name) === undefined),
    });
  }

  async create(worksheet: string, written: WrittenAssignment): ReturnType<AssignmentGateway['create']> {
    await this.delay;
    if (this.changeFailure !== undefined) return fail(this.changeFailure);
    if (this.#isPast(written)) return fail({ kind: 'past' });
    const id = `made-${this.held.size + 1}`;
    const title = { en: worksheet };
    this.#put(id, { id, version: '1', worksheet: { id: worksheet, title }, terms: written.terms, people: 0 }, written);
    return succeed({ id, elsewhere: this.elsewhere });
  }

  async change(id: string, version: string, written: WrittenAssignment): ReturnType<AssignmentGateway['change']> {
    await this.delay;
    const found = this.held.get(id);
    if (this.changeFailure !== undefined) return fail(this.changeFailure);
    if (found === undefined) return fail({ kind: 'notFound' });
    if (found.assignment.version !== version) return fail({ kind: 'conflict' });
    const isMoved = written.terms.deadline !== found.assignment.terms.deadline;
    if (isMoved && this.#isPast(written)) return fail({ kind: 'past' });
    const next = String(Number(version) + 1);
    this.#put(id, { ...found.assignment, version: next, terms: written.terms }, written);
    return succeed({ version: next, elsewhere: this.elsewhere });
  }

  async remove(id: string): ReturnType<AssignmentGateway['remove']> {
    return this.#move(id, this.held, this.removed);
  }

  async restore(id: string): ReturnType<AssignmentGateway['restore']> {
    return this.#move(id, this.removed, this.held);
  }

  async extend(id: string, extensions: readonly PersonalExtension[]): ReturnType<AssignmentGateway['extend']> {
    await this.delay;
    const found = this.held.get(id);
    if (this.changeFailure !== undefined) return fail(this.changeFailure);
    if (found === undefined) return fail({ kind: 'notFound' });
    const granted = new Map(extensions.map(({ user, extension }) => [user, extension]));
    const before = found.people.flatMap(({ person, extension }): readonly PersonalExtension[] =>
      granted.has(person.id) ? [{ user: person.id, ...(extension && { extension: extensionOf(extension) }) }] : [],
    );
    const people = found.people.map((each) => {
      if (!granted.has(each.person.id)) return each;
      const extension = granted.get(each.person.id);
      return this.#counted(found.assignment, {
        ...bareOf(each),
        ...(extension && { extension: { ...extension, by: 'Lena Lecturer', at: new Date(this.#now).toISOString() } }),
      });
    });
    this.held.set(id, { ...found, people });
    return succeed(before);
  }

  async acceptLate(id: string, user: string): ReturnType<AssignmentGateway['acceptLate']> {
    await this.delay;
    const found = this.held.get(id);
    if (this.changeFailure !== undefined) return fail(this.changeFailure);
    if (found === undefined) return fail({ kind: 'notFound' });
    const accepted = found.people.find(({ person }) => person.id === user)?.late ?? 0;
    const people = found.people.map((each) => {
      if (each.person.id !== user) return each;
      const { deadline, extension } = each;
      return {
        ...bareOf(each),
        late: 0,
        ...(deadline !== undefined && { deadline }),
        ...(extension && { extension }),
      };
    });
    this.held.set(id, { ...found, people });
    return succeed(accepted);
  }

  /** The subjects of the people in each group, by its name, which is its id. */
  readonly groupsByName = new Map<string, readonly string[]>();

  async groups(): ReturnType<AssignmentGateway['groups']> {
    await this.delay;
    if (this.failure !== undefined) return fail(this.failure);
    return succeed([...this.groupsByName].map(([name, people]) => ({ id: name, name, people: people.length })));
  }

  async peopleOfGroup(id: string): ReturnType<AssignmentGateway['peopleOfGroup']> {
    await this.delay;
    const people = this.groupsByName.get(id);
    if (this.failure !== undefined) return fail(this.failure);
    if (people === undefined) return fail({ kind: 'notFound' });
    return succeed(people.map((subject) => this.people.find((person) => person.id === subject) ?? { id: subject }));
  }

  async putGroup(name: string, people: readonly string[]): ReturnType<AssignmentGateway['putGroup']> {
    await this.delay;
    if (this.changeFailure !== undefined) return fail(this.changeFailure);
    this.groupsByName.set(name, people);
    return succeed({ id: name, unknown: [] });
  }

  async removeGroup(id: string): ReturnType<AssignmentGateway['removeGroup']> {
    await this.delay;
    if (this.changeFailure !== undefined) return fail(this.changeFailure);
    this.groupsByName.delete(id);
    return succeed(undefined);
  }

  async mine(): ReturnType<AssignmentGateway['mine']> {
    await this.delay;
    return this.failure ? fail(this.failure) : succeed(this.own);
  }

  async #move(id: string, from: Map<string, Held>, to: Map<string, Held>): ReturnType<AssignmentGateway['remove']> {
    await this.delay;
    const found = from.get(id);
    if (this.changeFailure !== undefined) return fail(this.changeFailure);
    if (found === undefined) return fail({ kind: 'notFound' });
    from.delete(id);
    to.set(id, found);
    return succeed(undefined);
  }

  #isPast({ terms: { deadline }, isPastConfirmed }: WrittenAssignment): boolean {
    return deadline !== undefined && deadline <= this.#now && isPastConfirmed !== true;
  }

  #put(id: string, assignment: Assignment, written: WrittenAssignment): void {
    const former = this.held.get(id)?.people ?? [];
    const people = written.people.map((user) => {
      const person = this.people.find((each) => each.id === user) ?? { id: user };
      const known = former.find((each) => each.person.id === user);
      return this.#counted(assignment, known ?? { person, phase: 'open', saved: 0, late: 0 });
    });
    this.held.set(id, { assignment: { ...assignment, people: people.length }, people });
  }

  #counted({ terms }: Assignment, each: AssignedPerson): AssignedPerson {
    const { extension, lastLate } = each;
    const { phase } = standingAt(this.#now, { terms, extension: each.extension, start: each.start });
    const deadline = effectiveDeadline(terms, each.extension, each.start);
    return {
      ...bareOf(each),
      phase,
      ...(extension && { extension }),
      ...(deadline !== undefined && { deadline }),
      ...(lastLate !== undefined && { lastLate }),
    };
  }
}

/** Somebody without what changes with time and extensions. */
function bareOf({ person, start, phase, saved, late }: AssignedPerson): AssignedPerson {
  return { person, phase, saved, late, ...(start !== undefined && { start }) };
}
