import { expect, it } from "vitest";
import type { NotificationHoursPatch } from "#contract/notification-settings.ts";
import type { ChosenSettings } from "#contract/settings.ts";
import { changeCard } from "#client/features/babysitter/mutations.ts";
import { changeRoster } from "#client/features/members/mutations.ts";
import { changeReward } from "#client/features/rewards/mutations.ts";
import { saveSettings } from "#client/features/settings/settings-mutations.ts";
import { testFamily } from "../../fixtures/server/test-server.ts";
import type { HousePhone } from "../../fixtures/two-phones.ts";
import {
  type WatchedField,
  memoryOf,
  openConflictHouse,
  proveTold,
} from "../../fixtures/conflict-house.ts";

const house = openConflictHouse([changeReward, changeCard, changeRoster, saveSettings]);
const { make, read } = house;

const reward = (fieldOf: (value: string) => object) => ({
  ...{ topic: "rewards" as const, read: "/api/rewards", waits: false },
  thing: async () => {
    const { id } = await make("/api/rewards", {
      ...{ name: "Zoo", icon: "lion", tier: "medium", cost: 9 },
    });
    return (phone: HousePhone, value: string) =>
      phone.enqueue(changeReward, { params: { id }, body: fieldOf(value) }).answer;
  },
});
const setting = (patchOf: (value: string) => object): WatchedField => ({
  ...{ topic: "settings", read: "/api/settings", waits: false },
  thing: async () => (phone, value) => phone.enqueue(saveSettings, patchOf(value)).answer,
});
const member = (patchOf: (value: string) => object): WatchedField => ({
  ...{ topic: "members", read: "/api/members", waits: false },
  thing: async () => (phone, value) => {
    const members = testFamily.map((one) =>
      one.id === "leo" ? { ...one, ...patchOf(value) } : one,
    );
    return phone.enqueue(changeRoster, { body: { members, seen: testFamily } }).answer;
  },
});
const card = { parents: [], contacts: [], children: [], wifi: null, notes: "" };

const onCard = (patchOf: (value: string) => object): WatchedField => ({
  ...{ topic: "babysitter", read: "/api/babysitter", waits: false },
  thing: async () => (phone, value) =>
    phone.enqueue(changeCard, { body: { card: { ...card, ...patchOf(value) }, seen: card } })
      .answer,
});

proveTold(house, {
  "the cost of a reward": { ...reward((value) => ({ cost: Number(value) })), values: ["8", "12"] },
  "the picture of a reward": { ...reward((icon) => ({ icon })), values: ["bathtub", "tent"] },
  "when the house sleeps": {
    ...{ topic: "settings", read: "/api/settings", values: ["21:00", "23:00"], waits: false },
    thing: async () => (phone, sleepStart) => phone.enqueue(saveSettings, { sleepStart }).answer,
  },
  "the name of a member": { ...member((name) => ({ name })), values: ["Leon", "Leonard"] },
  "the colour of a member": {
    ...{ ...member((color) => ({ color })), values: ["#aa3355", "#3355aa"] },
  },
  "the notes of the emergency card": {
    ...{ ...onCard((notes) => ({ notes })), values: ["Nuts!", "Minka bites"] },
  },
  "a child's allergies": {
    ...onCard((allergies) => ({ children: [{ memberId: "mia", allergies }] })),
    values: ["Nuts", "Nuts, eggs"],
  },
  "a child's bedtime": {
    ...onCard((bedtime) => ({ children: [{ memberId: "mia", bedtime }] })),
    values: ["19:30", "20:00"],
  },
  "a parent's number": {
    ...onCard((phone) => ({ parents: [{ memberId: "mom", phone }] })),
    values: ["+49 170 1", "+49 170 2"],
  },
  "the guests' Wi-Fi": {
    ...onCard((name) => ({ wifi: { name, password: "owl" } })),
    values: ["Owls", "Guests"],
  },
  "the Wi-Fi's password": {
    ...onCard((password) => ({ wifi: { name: "Owls", password } })),
    values: ["barn", "eagle"],
  },
  "the light of the house": { ...setting((theme) => ({ theme })), values: ["evening", "contrast"] },
  "the language of the house": { ...setting((locale) => ({ locale })), values: ["de", "en"] },
  "which units the house has": {
    ...{ ...setting((units) => ({ units })), values: ["imperial", "metric"] },
  },
  "the tier of a reward": { ...reward((tier) => ({ tier })), values: ["small", "big"] },
  "the name of a reward": {
    ...{ topic: "rewards", read: "/api/rewards", values: ["Zoo trip", "Sea"], waits: false },
    thing: async () => {
      const body = { name: "Zoo", icon: "🦁", tier: "medium", cost: 9 };
      const { id } = await make("/api/rewards", body);
      return (phone, name) =>
        phone.enqueue(changeReward, { params: { id }, body: { name } }).answer;
    },
  },
});

it("whoever hid a reward is told that somebody shows it again", async () => {
  const zoo = { name: "Zoo", icon: "lion", tier: "medium", cost: 9 };
  const { id } = await make("/api/rewards", zoo);
  const { away, home } = house.phones();
  const edits = memoryOf(away);
  await away.enqueue(changeReward, { params: { id }, body: { hidden: true } }).answer;
  await home.enqueue(changeReward, { params: { id }, body: { hidden: false } }).answer;
  const told = edits.overwrittenIn("rewards", [await read("/api/rewards")]);
  expect(told.map(({ field }) => field)).toEqual(["hidden"]);
});

it("one parent turns news of chores off and another those of dinner: both stay off, and nobody is told", async () => {
  const { away, home } = house.phones();
  const edits = memoryOf(away);
  await away.enqueue(saveSettings, { notifications: { chores: false } }).answer;
  await home.enqueue(saveSettings, { notifications: { dinner: false, notTo: { dinner: [] } } })
    .answer;
  const settings = await read("/api/settings");
  expect(settings.notifications).toMatchObject({ chores: false, dinner: false, approvals: true });
  expect(edits.overwrittenIn("settings", [settings])).toEqual([]);
  await home.enqueue(saveSettings, { notifications: { chores: true } }).answer;
  const told = edits.overwrittenIn("settings", [await read("/api/settings")]);
  expect(told.map(({ field }) => field)).toEqual(["notifications/chores"]);
});

it("two parents choose of the evening, of reminders and of the wall's window at once: all of it stays", async () => {
  const { away, home } = house.phones();
  const edits = memoryOf(away);
  const at = async (phone: HousePhone, patch: ChosenSettings) =>
    phone.enqueue(saveSettings, patch).answer;
  await at(away, { tomorrow: { members: { mom: "18:00" } } });
  await at(home, { tomorrow: { members: { dad: null } } });
  await at(home, { tomorrow: { at: "20:00" } });
  const timed = [{ minutes: 30 }];
  const allDay = [{ days: 1, at: "18:00" }];
  await at(away, { reminders: { members: { mia: { timed } } } });
  await at(home, { reminders: { members: { mia: { allDay }, leo: { timed } } } });
  await at(away, { reminders: { calendars: { family: { usual: { timed } } } } });
  await at(home, { reminders: { calendars: { family: { phones: true, usual: { allDay } } } } });
  await at(away, { kiosk: { scale: 1.5 } });
  await at(home, { kiosk: { rotation: 90 } });
  const settings = await read("/api/settings");
  expect(settings.tomorrow).toEqual({ at: "20:00", members: { mom: "18:00", dad: null } });
  expect(settings.reminders).toEqual({
    members: {
      mia: { timed, allDay, quiet: null },
      leo: { timed, allDay: [], quiet: null },
    },
    calendars: { family: { usual: { timed, allDay }, phones: true } },
  });
  expect(settings.kiosk).toMatchObject({ scale: 1.5, rotation: 90 });
  expect(edits.overwrittenIn("settings", [settings])).toEqual([]);
});

it("a member follows the house's evening again, and hours of nothing are changed at one end only where there are any", async () => {
  const { away, home } = house.phones();
  const choose = async (phone: HousePhone, patch: ChosenSettings) =>
    phone.enqueue(saveSettings, patch).answer;
  await choose(away, { tomorrow: { members: { mom: "18:00", dad: null } } });
  await choose(home, { tomorrow: { members: { dad: "house" } } });
  expect((await read("/api/settings")).tomorrow.members).toEqual({ mom: "18:00" });
  const quietOf = async () => (await read("/api/settings")).reminders.members["mia"]?.quiet;
  await choose(away, {
    reminders: { members: { mia: { quiet: { start: "21:00", end: "07:00" } } } },
  });
  await choose(home, { reminders: { members: { mia: { quiet: { end: "08:00" } } } } });
  expect(await quietOf()).toEqual({ start: "21:00", end: "08:00" });
  await choose(away, { reminders: { members: { mia: { quiet: null } } } });
  await choose(home, { reminders: { members: { mia: { quiet: { start: "20:00" } } } } });
  expect(await quietOf()).toBeNull();
  // An app of before sends all of it, without whom it lets follow the house.
  await choose(home, { tomorrow: { at: "19:00", members: { dad: null } } });
  expect((await read("/api/settings")).tomorrow.members).toEqual({ dad: null });
});

it("each parent chooses an hour of their own, and the house's stays as another chose it", async () => {
  const { away, home } = house.phones();
  const edits = memoryOf(away);
  const choose = (phone: HousePhone, notificationHours: NotificationHoursPatch) =>
    phone.enqueue(saveSettings, { notificationHours }).answer;
  await choose(away, { members: { mom: { chores: 7, dinner: 16 } } });
  await choose(home, { members: { dad: { chores: 9 } } });
  await choose(home, { chores: 10 });
  await choose(away, { members: { mom: { dinner: null } } });
  const settings = await read("/api/settings");
  const members = { mom: { chores: 7 }, dad: { chores: 9 } };
  expect(settings.notificationHours).toEqual({ chores: 10, dinner: 17, members });
  expect(edits.overwrittenIn("settings", [settings])).toEqual([]);
  // An app of before sends all of it, without whom it takes an hour from.
  const whole = { chores: 10, dinner: 17, members: { mom: { chores: 7 } } };
  await choose(home, whole);
  expect((await read("/api/settings")).notificationHours).toEqual(whole);
});
