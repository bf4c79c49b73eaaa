import { api } from "#contract/api.ts";
import type { Fault } from "#scripts/measure/figure.ts";
import type { StartedProgram } from "#scripts/measure/measured-wall.ts";

const pairs = 500;
const reward = "bedtime-story";
const cost = 3;
const json = { "content-type": "application/json" };

const post = (wall: StartedProgram, path: string, body: unknown, cookie = ""): Promise<Response> =>
  fetch(wall.url + path, {
    method: "POST",
    headers: { ...json, cookie },
    body: JSON.stringify(body),
  });

/** The cookies of a browser that a parent unlocked. */
const unlock = async (wall: StartedProgram): Promise<string> => {
  const answer = await post(wall, "/api/unlock", { memberId: "mom", pin: "2468" });
  if (!answer.ok) throw new Error(`not unlocked: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
};

const balanceOf = async (wall: StartedProgram, memberId: string): Promise<number> => {
  const answer = await fetch(`${wall.url}/api/balances`);
  return api["GET /api/balances"].answer.parse(await answer.json())[memberId] ?? Number.NaN;
};

/** The sum of a member's ledger, read page by page. */
const sumOf = async (wall: StartedProgram, memberId: string): Promise<number> => {
  let sum = 0;
  let next: string | null = "";
  while (next !== null) {
    const before: string = next === "" ? "" : `&before=${next}`;
    const answer = await fetch(`${wall.url}/api/ledger?memberId=${memberId}&limit=200${before}`);
    const page = api["GET /api/ledger"].answer.parse(await answer.json());
    sum += page.entries.reduce((total, { delta }) => total + delta, 0);
    ({ next } = page);
  }
  return sum;
};

/** Two redemptions of the last stars: one wins. */
export const fault: Fault = {
  name: "redemptions",
  run: async (open) => {
    const wall = await open().startWall({ MEMBER_PIN_MOM: "2468" });
    let cookie = await unlock(wall);
    let [unfair, wrong] = [0, 0];
    for (let pair = 0; pair < pairs; pair++) {
      // An unlock lasts 15 minutes, which a slow machine may need for all pairs.
      if (pair % 100 === 99) cookie = await unlock(wall);
      const gift = { delta: cost, reason: "For the race" };
      const given = await post(wall, "/api/balances/mia/adjust", gift, cookie);
      if (!given.ok) throw new Error(`no stars: ${given.status} ${await given.text()}`);
      const body = { memberId: "mia" };
      const answers = await Promise.all([
        post(wall, `/api/rewards/${reward}/redeem`, body, cookie),
        post(wall, `/api/rewards/${reward}/redeem`, body, cookie),
      ]);
      const won = answers.filter(({ status }) => status === 200).length;
      const lost = answers.filter(({ status }) => status === 409).length;
      await Promise.all(answers.map((answer) => answer.text()));
      if (won !== 1 || lost !== 1) unfair++;
      if ((await balanceOf(wall, "mia")) !== 0) wrong++;
    }
    const sum = await sumOf(wall, "mia");
    await wall.stop();
    return [
      { promise: "the last stars are spent by one of two", tries: pairs, losses: unfair },
      { promise: "no balance goes below zero", tries: pairs, losses: wrong },
      { promise: "the ledger adds up after the race", tries: 1, losses: sum === 0 ? 0 : 1 },
    ];
  },
};
