import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import type { Fault } from "#scripts/measure/figure.ts";
import type { StartedProgram } from "#scripts/measure/measured-wall.ts";

const guesses = 100_000;
const atOnce = 16;

interface Guess {
  readonly path: string;
  readonly body: object;
}

const tryOnce = (wall: StartedProgram, agent: Agent, { path, body }: Guess): Promise<number> =>
  new Promise((done, fail) => {
    const asked = request(
      wall.url + path,
      { agent, method: "POST", headers: { "content-type": "application/json" } },
      (answer) => {
        answer.resume().on("end", () => done(answer.statusCode ?? 0));
      },
    );
    asked.on("error", fail).end(JSON.stringify(body));
  });

const token = (): string => randomBytes(16).toString("base64url");
const digits = (n: number): string => String(n * 911).padStart(8, "0");

/** A third each: secrets of codes, their digits, and secrets of a sitter's link. */
const guessOf = (n: number): Guess => {
  if (n % 3 === 0) return { path: "/api/session/link", body: { token: token() } };
  if (n % 3 === 1) return { path: "/api/session/link", body: { code: digits(n) } };
  return { path: "/api/sitter/open", body: { token: token() } };
};

const json = { "content-type": "application/json" };
const post = (wall: StartedProgram, path: string, body: object, cookie = ""): Promise<Response> =>
  fetch(wall.url + path, {
    method: "POST",
    headers: { ...json, cookie },
    body: JSON.stringify(body),
  });

/** Somebody guesses a code for a phone and a sitter's link while both are there: nothing opens, and the right ones still do. */
export const fault: Fault = {
  name: "links that are guessed",
  run: async (open) => {
    const wall = await open().startWall({ MEMBER_PIN_MOM: "2468", MEMBER_PIN_MIA: "1234" });
    const mom = await post(wall, "/api/session", { memberId: "mom", pin: "2468" });
    const cookie = mom.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const made = await post(wall, "/api/babysitter/links", {}, cookie);
    const sitter: { token: string } = await made.json();
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    const statuses = new Map<number, number>();
    let next = 0;
    const guesser = async (): Promise<void> => {
      for (let n = next++; n < guesses; n = next++) {
        // A code lasts two minutes, so that there is always one to hit.
        if (n % 10_000 === 0) await post(wall, "/api/sign-in-links", { memberId: "mom" }, cookie);
        const status = await tryOnce(wall, agent, guessOf(n));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, guesser));
    agent.destroy();
    const of = (status: number): number => statuses.get(status) ?? 0;
    const compared = of(401) - guesses + Math.floor((guesses + 1) / 3);
    const code = await post(wall, "/api/sign-in-links", { memberId: "mom" }, cookie);
    const last: { token: string } = await code.json();
    const right = await post(wall, "/api/session/link", { token: last.token });
    const evening = await post(wall, "/api/sitter/open", { token: sitter.token });
    await wall.stop();
    return [
      {
        promise: "no guess opens a code for a phone or a sitter's link",
        ...{ tries: guesses, losses: guesses - of(401) - of(429) },
      },
      {
        promise: "digits wait as PINs do: no more than 84 of a day's are compared",
        ...{ tries: Math.floor((guesses + 1) / 3), losses: Math.max(0, compared - 84) },
      },
      {
        promise: "the right ones open meanwhile",
        ...{ tries: 2, losses: [right, evening].filter(({ ok }) => !ok).length },
      },
    ];
  },
};
