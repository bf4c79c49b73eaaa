import type Database from "better-sqlite3";

type Statement = Database.Statement;

/** Who is told of a statement's errors, and looks at the database's files before a write. */
interface StatementWatch {
  readonly report: (error: unknown) => void;
  readonly look: () => void;
}

/**
 * A statement whose errors are reported, and that SQLite prepares when it is first run: a house has hundreds, of which a start
 * needs few, and each is several kB of memory.
 */
export class WatchedStatement implements Pick<Statement, "get" | "all" | "iterate" | "run"> {
  readonly #prepare: () => Statement;
  readonly #watch: StatementWatch;
  #prepared: Statement | undefined;
  #isPlucked = false;

  constructor(prepare: () => Statement, watch: StatementWatch) {
    this.#prepare = prepare;
    this.#watch = watch;
  }

  pluck(toggle = true): this {
    this.#isPlucked = toggle;
    this.#prepared?.pluck(toggle);
    return this;
  }

  get(...given: unknown[]): unknown {
    try {
      return this.#statement().get(...given);
    } catch (error) {
      return this.#fail(error);
    }
  }

  all(...given: unknown[]): unknown[] {
    try {
      return this.#statement().all(...given);
    } catch (error) {
      return this.#fail(error);
    }
  }

  iterate(...given: unknown[]): IterableIterator<unknown> {
    try {
      return this.#statement().iterate(...given);
    } catch (error) {
      return this.#fail(error);
    }
  }

  run(...given: unknown[]): Database.RunResult {
    this.#watch.look();
    try {
      return this.#statement().run(...given);
    } catch (error) {
      return this.#fail(error);
    }
  }

  #statement(): Statement {
    if (this.#prepared === undefined) {
      const prepared = this.#prepare();
      this.#prepared = this.#isPlucked ? prepared.pluck() : prepared;
    }
    return this.#prepared;
  }

  #fail(error: unknown): never {
    this.#watch.report(error);
    throw error;
  }
}
