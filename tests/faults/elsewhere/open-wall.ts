import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { api } from "#contract/api.ts";
import type { StartedProgram } from "#scripts/measure/measured-wall.ts";
import { type CalendarServer, objectAddresses } from "../../companions/calendar-servers.ts";

/** A browser that the house knows. */
export interface OpenWall {
  readonly url: string;
  readonly cookie: string;
}

/** The cookie of a browser that has opened the wall; others don't write into calendars elsewhere. */
export const openWall = async ({ url }: StartedProgram): Promise<string> => {
  const { headers } = await fetch(url);
  return headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
};

/** Sends a write once. */
export const sendOnce = async (
  { url, cookie }: OpenWall,
  method: string,
  path: string,
  body: object,
) => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { cookie, "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { isFine: answer.ok, text };
};

/** The id of a calendar's feed, once it is read. */
export const feedIdOf = async (wall: StartedProgram, called = "Family"): Promise<string> => {
  for (;;) {
    const answer = await fetch(`${wall.url}/api/calendar`);
    const feeds = answer.ok ? api["GET /api/calendar"].answer.parse(await answer.json()).feeds : [];
    const feed = feeds.find(({ name }) => name === called);
    if (feed !== undefined) return feed.id;
    await wait(100);
  }
};

/** Resolves once nothing waits for a calendar's server. */
export const untilSettled = async (wall: StartedProgram): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${wall.url}/api/calendar/changes`);
    const { waiting } = api["GET /api/calendar/changes"].answer.parse(await answer.json());
    if (waiting.length === 0) return;
    await wait(250);
  }
};

/** All that a calendar's server has, unfolded. */
export const textIn = async (remote: CalendarServer, calendar: string): Promise<string> => {
  const objects: string[] = [];
  // A server at home takes few connections at once.
  for (const address of await objectAddresses(remote, calendar))
    objects.push(await (await remote.send("GET", address)).text());
  return objects.join("\n").replaceAll(/\r?\n[ \t]/g, "");
};
