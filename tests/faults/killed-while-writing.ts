import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Database from "better-sqlite3";
import { api } from "#contract/api.ts";
import type { Fault } from "#scripts/measure/figure.ts";
import type { MeasuredWall, StartedProgram } from "#scripts/measure/measured-wall.ts";
import { noonZone } from "../fixtures/noon-zone.ts";
import { databaseStateOf } from "./writers/database-state.ts";
import { createWriter, type Writer } from "./writers/writer.ts";

const kills = 200;
const members = ["mia", "leo", "mom", "dad"];

/** Each member gets a chore, written by a parent. */
const writeChores = async (wall: StartedProgram): Promise<Writer[]> => {
  const headers = { "content-type": "application/json" };
  const unlock = await fetch(`${wall.url}/api/unlock`, {
    method: "POST",
    headers,
    body: JSON.stringify({ memberId: "mom", pin: "2468" }),
  });
  const cookie = unlock.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return Promise.all(
    members.map(async (memberId) => {
      const chore = {
        title: `Chore of ${memberId}`,
        memberIds: [memberId],
        recurrence: "FREQ=DAILY",
      };
      const answer = await fetch(`${wall.url}/api/tasks`, {
        method: "POST",
        headers: { ...headers, cookie, "idempotency-key": randomUUID() },
        body: JSON.stringify(chore),
      });
      if (answer.status !== 201)
        throw new Error(`no chore: ${answer.status} ${await answer.text()}`);
      const { id } = api["POST /api/tasks"].answer.parse(await answer.json());
      return createWriter(memberId, id);
    }),
  );
};

/** Runs all writers until the server is killed at a random moment. */
const killWhileWriting = async (
  wall: StartedProgram,
  writers: readonly Writer[],
): Promise<void> => {
  const writing = Promise.all(writers.map((writer) => writer.write(wall.url)));
  await Promise.all(writers.map((writer) => writer.firstAnswer()));
  await new Promise((moment) => setTimeout(moment, Math.random() * 250));
  process.kill(wall.pid, "SIGKILL");
  await writing;
  await wall.ended;
};

const isWhole = ({ dataDir }: MeasuredWall): boolean => {
  const db = new Database(join(dataDir, "wall.db"), { readonly: true });
  const verdict = db.pragma("integrity_check", { simple: true });
  db.close();
  return verdict === "ok";
};

/** An acknowledged write survives kill -9. */
export const fault: Fault = {
  name: "killed while writing",
  run: async (open) => {
    const measured = open();
    const env = { TZ: noonZone(), MEMBER_PIN_MOM: "2468" };
    let wall = await measured.startWall(env);
    const writers = await writeChores(wall);
    const known = new Map<string, string | null>();
    let [taps, lost, doubled, damaged] = [0, 0, 0, 0];
    for (let kill = 0; kill < kills; kill++) {
      await killWhileWriting(wall, writers);
      wall = await measured.startWall(env);
      for (const writer of writers) {
        await writer.settle(wall.url);
        const books = await databaseStateOf(wall.url, writer, known.get(writer.memberId) ?? null);
        known.set(writer.memberId, books.newest);
        taps += writer.answered;
        lost += Math.max(0, writer.answered - books.entries);
        doubled += Math.max(0, books.entries - writer.answered);
        // A star too many or too few is as bad as a lost tap.
        if (books.balance !== (books.done ? 1 : 0)) doubled++;
      }
      if (!isWhole(measured)) damaged++;
    }
    await wall.stop();
    return [
      { promise: "an acknowledged tap survives kill -9", tries: taps, losses: lost },
      { promise: "a tap counts once, whenever the power goes", tries: taps, losses: doubled },
      { promise: "the database is whole after kill -9", tries: kills, losses: damaged },
    ];
  },
};
