import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../../db/connection.ts";
import { lastStep } from "../handlers.ts";
import { runWrite } from "./run-write.ts";

let db: Db;
beforeEach(() => {
  db = new Database(":memory:");
  db.exec("CREATE TABLE stars (n INTEGER) STRICT");
});
afterEach(() => void db.close());

const give = (n: number) => db.prepare("INSERT INTO stars VALUES (?)").run(n);
const stars = (): unknown[] => db.prepare("SELECT n FROM stars").pluck().all();

describe("a write", () => {
  it("commits together with the memory of its answer", () => {
    runWrite(
      db,
      () => give(1),
      () => void give(2),
    );
    expect(stars()).toEqual([1, 2]);
    expect(db.inTransaction).toBe(false);
  });

  it("leaves nothing behind when it or its memory fails", () => {
    const fail = (): never => {
      throw new Error("no");
    };
    expect(() =>
      runWrite(
        db,
        () => [give(1), fail()],
        () => undefined,
      ),
    ).toThrow("no");
    expect(() => runWrite(db, () => give(1), fail)).toThrow("no");
    expect(stars()).toEqual([]);
    expect(db.inTransaction).toBe(false);
  });

  it("that waits for a source commits what it did before, and is remembered when it settles", async () => {
    const source = Promise.withResolvers<string>();
    const answers: unknown[] = [];
    const running = runWrite(
      db,
      () => {
        give(1);
        return source.promise;
      },
      (answer) => answers.push(answer),
    );
    expect(stars()).toEqual([1]);
    expect(db.inTransaction).toBe(false);
    expect(answers).toEqual([]);
    source.resolve("done");
    expect(await running).toBe("done");
    expect(answers).toEqual(["done"]);
  });

  it("whose last step comes after a wait commits that step together with the memory of its answer", async () => {
    const spend = (remember: (answer: unknown) => void) =>
      runWrite(db, async () => lastStep(() => give(1).changes), remember);
    const fail = (): never => {
      throw new Error("no");
    };
    await expect(spend(fail)).rejects.toThrow("no");
    expect(stars()).toEqual([]);
    const answers: unknown[] = [];
    expect(await spend((answer) => answers.push(answer))).toBe(1);
    expect([stars(), answers]).toEqual([[1], [1]]);
    expect(db.inTransaction).toBe(false);
  });

  it("whose commit fails while a source is asked doesn't end the program when the source fails too", async () => {
    const source = Promise.withResolvers<string>();
    db.exec(
      "PRAGMA foreign_keys = ON; CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT; CREATE TABLE b (a INTEGER REFERENCES a (id) DEFERRABLE INITIALLY DEFERRED) STRICT",
    );
    const write = () =>
      runWrite(
        db,
        () => {
          db.prepare("INSERT INTO b VALUES (7)").run();
          return source.promise;
        },
        () => undefined,
      );
    expect(write).toThrow("FOREIGN KEY");
    source.reject(new Error("the source is gone"));
    await expect(source.promise).rejects.toThrow("gone");
    expect(db.inTransaction).toBe(false);
  });
});
