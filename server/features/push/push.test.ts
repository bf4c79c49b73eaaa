import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPushFixture } from "#tests/fixtures/push/push-fixture.ts";
import { type PushService, startPushService } from "#tests/fixtures/push/push-service.ts";
import type { NotificationSettings } from "#contract/notification-settings.ts";
import { createOutbound } from "../../platform/outbound/outbound.ts";

const minute = 60_000;
let service: PushService;
let fixture: ReturnType<typeof openPushFixture>;
const open = (at: string, more = {}): void => {
  fixture = openPushFixture({
    ...{ at, timeZone: "Europe/Berlin", hosts: [service.host] },
    outbound: (clock) => createOutbound({ clock, log: pino({ level: "silent" }) }),
    ...more,
  });
};
beforeEach(async () => {
  service = await startPushService();
});
afterEach(async () => {
  await fixture.close();
  await service.close();
});

const withPhone = (memberId: string) => {
  const phone = service.newPhone();
  fixture.addPhone(memberId, phone);
  return phone;
};
const switchOff = (change: Partial<NotificationSettings>): void => {
  const { notifications } = fixture.settings.current();
  fixture.settings.change({ notifications: { ...notifications, ...change } });
};
/** The first check only starts the job's schedule, so nothing is caught up. */
const at = async (instant: string): Promise<void> => {
  await fixture.look();
  fixture.clock.set(instant);
  await fixture.look();
};

describe("the morning's reminder", () => {
  beforeEach(() => open("2026-11-20T05:00:00Z"));

  it("has a line for each child with something to do, and no button for many chores", async () => {
    const phone = withPhone("mom");
    fixture.sources.chores = () => ({
      leo: ["Feed the cat"],
      mia: ["One", "Two", "Three", "Four", "Five", "Six"],
    });
    await at("2026-11-20T07:00:10Z");
    expect(phone.deliveries.map(({ message }) => message)).toEqual([
      {
        ...{ kind: "chores", title: "7 chores are still open" },
        body: "Mia: One, Two, Three, Four, and 2 more\nLeo: Feed the cat",
        ...{ tag: "chores-2026-11-20", url: "/m/chores" },
      },
    ]);
    expect(service.complaints).toEqual([]);
  });

  it("isn't sent when nothing is open, also not when something comes later", async () => {
    const phone = withPhone("mom");
    fixture.sources.chores = () => ({ mia: [], leo: [] });
    await at("2026-11-20T07:00:10Z");
    fixture.sources.chores = () => ({ mia: ["Late"] });
    await at("2026-11-20T09:00:10Z");
    expect([phone.deliveries.length, fixture.asked.chores]).toEqual([0, 1]);
  });

  it("doesn't speak of a child whose chores nobody wants to be told of, nor of grown-ups", async () => {
    const phone = withPhone("mom");
    switchOff({ withoutChoresOf: ["leo"] });
    fixture.sources.chores = () => ({ leo: ["Feed the cat"], mom: ["Taxes"] });
    await at("2026-11-20T07:00:10Z");
    expect(phone.deliveries).toEqual([]);
  });

  it("goes to every parent's phone and to no child's", async () => {
    const [first, second, child] = [withPhone("mom"), withPhone("mom"), withPhone("mia")];
    await at("2026-11-20T07:00:10Z");
    const counts = [first, second, child].map(({ deliveries }) => deliveries.length);
    expect(counts).toEqual([1, 1, 0]);
  });

  it("may be wanted in the late evening, and then comes until the house sleeps", async () => {
    await fixture.close();
    open("2026-11-20T12:00:00Z", { hours: { chores: 21, dinner: 23 } });
    const phone = withPhone("mom");
    await at("2026-11-20T20:30:00Z");
    await at("2026-11-20T22:30:00Z");
    expect(phone.deliveries).toMatchObject([{ message: { kind: "chores" }, ttlSec: 1800 }]);
  });

  it("isn't sent where it is switched off", async () => {
    const phone = withPhone("mom");
    switchOff({ chores: false });
    await at("2026-11-20T07:00:10Z");
    expect(phone.deliveries).toEqual([]);
  });

  it("comes as soon as the machine is on again, but not in the evening", async () => {
    const phone = withPhone("mom");
    await at("2026-11-20T17:30:00Z");
    expect(phone.titles()).toContain("1 chore is still open");
    await at("2026-11-21T19:00:10Z");
    await at("2026-11-22T02:00:00Z");
    expect(phone.deliveries.map(({ message }) => message.tag)).toEqual([
      ...["chores-2026-11-20", "dinner-2026-11-20"],
    ]);
  });

  it("is said in few words, whatever people wrote", async () => {
    const phone = withPhone("mom");
    const long = "🧹".repeat(5_000);
    fixture.sources.chores = () => ({ mia: Array.from({ length: 50 }, () => long) });
    fixture.sources.dinner = () => Array.from({ length: 50 }, () => long);
    await at("2026-11-20T16:00:10Z");
    expect([phone.deliveries.length, service.complaints]).toEqual([2, []]);
  });
});

describe("the afternoon's digest", () => {
  it("isn't sent when nothing is planned", async () => {
    open("2026-11-20T12:00:00Z");
    const phone = withPhone("mom");
    fixture.sources.dinner = () => [];
    fixture.sources.chores = () => ({});
    await at("2026-11-20T16:00:10Z");
    expect([phone.titles(), fixture.asked.dinner]).toEqual([[], 1]);
  });
});

describe("children and grandparents who are told too", () => {
  beforeEach(() => open("2026-11-20T05:00:00Z"));

  it("hear of what is theirs to do and of dinner, once a parent chose them, and of nobody else's", async () => {
    const [moms, mias, leos] = [withPhone("mom"), withPhone("mia"), withPhone("leo")];
    fixture.sources.chores = () => ({ mia: ["Brush teeth", "Violin"], leo: ["Feed the cat"] });
    fixture.sources.todos = () => ({ mia: ["Library books"], mom: ["Taxes"] });
    switchOff({ alsoTold: ["mia"] });
    await at("2026-11-20T07:00:10Z");
    expect(mias.deliveries).toMatchObject([
      {
        message: {
          ...{ kind: "chores", title: "Yours today: 3 things", url: "/m/" },
          body: "Brush teeth, Violin, Library books",
        },
      },
    ]);
    expect(moms.titles()).toEqual(["3 chores are still open"]);
    await at("2026-11-20T16:00:10Z");
    for (const phone of [moms, mias]) expect(phone.titles().at(-1)).toBe("For dinner");
    expect(leos.titles()).toEqual([]);
  });
});

describe("a parent who wants to hear of some things and not of others", () => {
  const notTo = { chores: [], dinner: [], approvals: [], reminders: [] };
  beforeEach(() => open("2026-11-20T05:00:00Z"));

  it("is told of what they left on, and the other of what that one left on", async () => {
    const [hers, his] = [withPhone("mom"), withPhone("dad")];
    switchOff({ notTo: { ...notTo, chores: ["mom"], dinner: ["dad"] } });
    await at("2026-11-20T16:00:10Z");
    expect(hers.titles()).toEqual(["For dinner"]);
    expect(his.titles()).toEqual(["1 chore is still open"]);
  });

  it("has nobody ask the source where none wants to know, and is told once one does", async () => {
    const phone = withPhone("mom");
    switchOff({ notTo: { ...notTo, chores: ["mom"] } });
    await at("2026-11-20T07:00:10Z");
    expect([fixture.asked.chores, phone.titles()]).toEqual([0, []]);
    switchOff({ notTo });
    await at("2026-11-20T08:00:10Z");
    expect(phone.titles()).toEqual(["1 chore is still open"]);
  });

  it("isn't told of what they switched off while it was waiting for their push service", async () => {
    const phone = withPhone("mom");
    service.answerNext({ status: 503 });
    fixture.whileWaiting(() => switchOff({ notTo: { ...notTo, chores: ["mom"] } }));
    await at("2026-11-20T07:00:10Z");
    expect([service.asked(), phone.titles(), fixture.waitingMessages()]).toEqual([1, [], 0]);
  });
});

describe("a reminder isn't lost", () => {
  beforeEach(() => open("2026-11-20T05:00:00Z"));

  it("when its source fails at the hour: it is asked again", async () => {
    const phone = withPhone("mom");
    const { chores } = fixture.sources;
    fixture.sources.chores = () => {
      throw new Error("unreachable");
    };
    await at("2026-11-20T07:00:10Z");
    expect(phone.deliveries).toEqual([]);
    fixture.sources.chores = chores;
    fixture.clock.advance(minute);
    await fixture.look();
    fixture.clock.advance(30 * minute);
    await fixture.look();
    expect(phone.titles()).toEqual(["1 chore is still open"]);
  });

  it("when its source fails all day; it is then not sent in the night", async () => {
    const phone = withPhone("mom");
    const { chores } = fixture.sources;
    fixture.sources.chores = () => {
      throw new Error("unreachable");
    };
    for (let hour = 0; hour < 14; hour += 1) {
      await fixture.look();
      fixture.clock.advance(60 * minute);
    }
    expect(fixture.asked.chores).toBeGreaterThan(5);
    fixture.sources.chores = chores;
    await at("2026-11-20T19:30:00Z");
    expect(phone.deliveries.filter(({ message }) => message.kind === "chores")).toEqual([]);
  });

  it("when the push service fails: it is tried again, and another phone has it at once", async () => {
    const [first, second] = [withPhone("mom"), withPhone("mom")];
    const begun = Date.parse("2026-11-20T07:00:10Z");
    service.answerNext({ status: 503 }, { status: 503 }, { status: 500 });
    await at("2026-11-20T07:00:10Z");
    expect([...first.titles(), ...second.titles()]).toEqual([
      ...["1 chore is still open", "1 chore is still open"],
    ]);
    expect([service.asked(), fixture.waitingMessages()]).toEqual([5, 0]);
    expect(fixture.clock.now() - begun).toBeLessThan(10 * minute);
  });

  it("when the push service asks to be left alone for half an hour", async () => {
    const phone = withPhone("mom");
    service.answerNext({ status: 429, retryAfter: "1800" });
    await at("2026-11-20T07:00:00Z");
    expect(phone.deliveries).toHaveLength(1);
    expect(fixture.clock.now()).toBeGreaterThanOrEqual(Date.parse("2026-11-20T07:30:00Z"));
    expect(service.asked()).toBe(2);
  });

  it("but is given up in the evening, when nobody wants to hear of it any more", async () => {
    const phone = withPhone("mom");
    fixture.sources.dinner = () => [];
    service.answerNext(...Array.from({ length: 100 }, () => ({ status: 503 })));
    await at("2026-11-20T07:00:00Z");
    expect([phone.deliveries.length, fixture.waitingMessages()]).toEqual([0, 0]);
    expect(fixture.clock.now()).toBeGreaterThanOrEqual(Date.parse("2026-11-20T19:00:00Z"));
    expect(service.asked()).toBeLessThan(20);
  });
});

describe("a message that no push service had when the machine went off", () => {
  it("is brought at the next start, once", async () => {
    open("2026-11-20T05:00:00Z", {
      pause: (_ms: number, signal: AbortSignal) =>
        new Promise<void>((resolve) => {
          signal.addEventListener("abort", () => resolve(), { once: true });
        }),
    });
    const phone = withPhone("mom");
    service.answerNext({ status: 503 });
    await fixture.glance();
    fixture.clock.set("2026-11-20T07:00:10Z");
    await fixture.glance();
    await expect.poll(service.asked).toBe(1);
    fixture.clock.advance(minute);
    await fixture.restart();
    await fixture.look();
    expect(phone.titles()).toEqual(["1 chore is still open"]);
    expect(fixture.waitingMessages()).toBe(0);
  });
});

describe("a phone that its push service doesn't know any more", () => {
  it.each([404, 410])("is forgotten after %i, and the others have the message", async (status) => {
    open("2026-11-20T05:00:00Z");
    const phone = withPhone("mom");
    const other = withPhone("mom");
    service.answerNext({ status });
    await at("2026-11-20T07:00:10Z");
    expect([fixture.subscriptions(), fixture.waitingMessages()]).toEqual([1, 0]);
    expect(phone.deliveries.length + other.deliveries.length).toBe(1);
  });

  it("is kept after a refusal, which isn't repeated", async () => {
    open("2026-11-20T05:00:00Z");
    withPhone("mom");
    service.answerNext({ status: 403 });
    await at("2026-11-20T07:00:10Z");
    expect([fixture.subscriptions(), fixture.waitingMessages(), service.asked()]).toEqual([
      1, 0, 1,
    ]);
  });
});
