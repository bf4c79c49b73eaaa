import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { upload } from "../../fixtures/http/upload.ts";
import { phonePhoto } from "../../fixtures/images/pictures.ts";

const home = [
  "/api/board/routine",
  "/api/calendar",
  "/api/grocery",
  "/api/balances",
  "/api/journal",
];
const members = ["mia", "leo", "mom", "dad"];
const chores = ["Brush teeth", "Make the bed", "Feed the rabbit", "Water the plants"];
const [wakesAt, sleepsAt, minutes] = [6 * 60, 22 * 60, 24 * 60];
const minuteMs = 60_000;
const mostEvents = 40;

/** What somebody does once in so many minutes; the count tells the times apart. */
interface Habit {
  readonly every: number;
  readonly act: (count: number, now: number) => Promise<unknown>;
}

/** A house of four with sixteen chores that live a day and each day anew: what they do in a minute of it. */
export const openFamilyDay = async (
  url: string,
  publishFeed: (count: number) => void,
): Promise<(now: number) => Promise<void>> => {
  const mom = openTestBrowser({ url });
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await mom.send(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.body;
  };
  await ask("POST", "/api/session", { memberId: "mom", pin: "2468" });
  const tasks: string[] = [];
  for (const memberId of members)
    for (const title of chores) {
      const chore = { title, memberIds: [memberId], recurrence: "FREQ=DAILY" };
      tasks.push((await ask("POST", "/api/tasks", chore)).id);
    }
  const feed = (await ask("GET", "/api/calendar/feeds")).items[0]?.id;
  const events: string[] = [];

  const tap = (count: number) => {
    const [at, turn] = [count % tasks.length, Math.floor(count / tasks.length)];
    const path = `/api/board/routine/${tasks[at]}/${turn % 2 === 0 ? "close" : "reopen"}`;
    return ask("POST", path, { memberId: members[Math.floor(at / chores.length)] });
  };
  const shop = async (count: number) => {
    const { id } = await ask("POST", "/api/grocery", { name: `Thing ${count % 50}` });
    await ask("POST", `/api/grocery/${id}/close`);
    if (count % 10 === 9) await ask("POST", "/api/grocery/clear");
  };
  const plan = async (count: number, now: number) => {
    const [start, end] = [1, 2].map((hours) => new Date(now + hours * 60 * minuteMs).toISOString());
    const event = { title: `Visit ${count}`, memberIds: [members[count % 4]], allDay: false };
    events.push((await ask("POST", "/api/calendar/events", { ...event, start, end })).id);
    if (events.length > mostEvents) await ask("DELETE", `/api/calendar/events/${events.shift()}`);
  };
  const visit = async (count: number) => {
    const stream = await openLiveStream(url);
    await ask("GET", `/api/calendar?start=2026-${String((count % 12) + 1).padStart(2, "0")}-01`);
    stream.close();
  };
  const write = async (count: number) => {
    const { status, body } = await upload({ url }, mom, await phonePhoto(800 + (count % 400), 600));
    if (status >= 300) throw new Error(`a photo was answered ${status}`);
    const entry = { text: `Day ${count}: stones thrown, ice cream dropped`, tags: ["Milestone"] };
    await ask("POST", "/api/journal", { ...entry, uploadIds: [body.uploadId] });
  };
  const lookAnew = async (count: number) => {
    publishFeed(count);
    await ask("POST", `/api/calendar/feeds/${feed}/refresh`);
  };
  const habits: readonly Habit[] = [
    { every: 1, act: (count) => ask("GET", home[count % home.length] ?? "") },
    { every: 2, act: tap },
    { every: 5, act: shop },
    { every: 10, act: visit },
    { every: 20, act: plan },
    { every: 60, act: lookAnew },
    { every: 120, act: write },
  ];
  // Everything once at first: what can't be done shows at once, and what is loaded by it isn't growth.
  for (const { act } of habits) await act(0, Date.now());
  return async (now) => {
    const at = Math.floor(now / minuteMs);
    const isAwake = at % minutes >= wakesAt && at % minutes < sleepsAt;
    for (const { every, act } of habits)
      if (at % every === 0 && (isAwake || every === 1)) await act(at / every, now);
  };
};
