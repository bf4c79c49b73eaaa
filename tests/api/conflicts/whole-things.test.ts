import { afterEach, beforeEach, expect, it } from "vitest";
import type { NewMember } from "#contract/roster.ts";
import { familyPins, signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, testFamily, type TestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let mom: TestBrowser;
let dad: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: { ...familyPins, MEMBER_PIN_DAD: "1357" } });
  [mom, dad] = [openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
  await signInBrowser(dad, "dad", "1357");
  await unlockBrowser(mom, "mom", "2468");
  await unlockBrowser(dad, "dad", "1357");
});
afterEach(() => server.close());

const rosterNow = async () => (await mom.get("/api/members")).body;
const change = (parent: TestBrowser, members: readonly NewMember[], seen: readonly NewMember[]) =>
  parent.send("PATCH", "/api/members", { members, seen });
const withLine = (
  id: string,
  part: Partial<NewMember>,
  roster: readonly NewMember[] = testFamily,
) => roster.map((one) => (one.id === id ? { ...one, ...part } : one));

it("who is added while a parent's screen is stale stays, with their PIN", async () => {
  const oma = { id: "oma", name: "Oma", color: "#aa7733" };
  expect((await dad.send("PUT", "/api/members", [...testFamily, oma])).status).toBe(200);
  expect((await dad.send("PUT", "/api/members/oma/pin", { pin: "8642" })).status).toBe(200);
  const renamed = await change(mom, withLine("leo", { name: "Leon" }), testFamily);
  expect(renamed.status).toBe(200);
  expect(renamed.body).toEqual(await rosterNow());
  const [leo, there] = ["leo", "oma"].map((id) =>
    renamed.body.find((one: { id: string }) => one.id === id),
  );
  expect(leo).toMatchObject({ name: "Leon" });
  expect(there).toMatchObject({ name: "Oma", hasPin: true });
});

it("of a member whom both change each field stays, and of the same the later", async () => {
  await change(dad, withLine("mia", { birthday: "2019-05-09", name: "Mimi" }), testFamily);
  await change(mom, withLine("mia", { name: "Miriam" }), testFamily);
  expect((await rosterNow()).find(({ id }: { id: string }) => id === "mia")).toMatchObject({
    ...{ name: "Miriam", birthday: "2019-05-09", kid: true },
  });
});

it("whoever was removed meanwhile stays away, the change says so, and can add them again", async () => {
  const without = testFamily.filter(({ id }) => id !== "leo");
  expect((await change(dad, without, testFamily)).status).toBe(200);
  const late = withLine("leo", { name: "Leon" });
  const refused = await change(mom, late, testFamily);
  expect([refused.status, refused.body.code]).toEqual([404, "notFound"]);
  expect(await rosterNow()).toHaveLength(without.length);
  expect((await change(mom, late, without)).body.at(-1)).toMatchObject({ name: "Leon" });
});

it("a change that would leave no parent with a PIN is refused, whatever it saw", async () => {
  const kids = testFamily.filter(({ id }) => id !== "mom" && id !== "dad");
  expect((await change(mom, kids, testFamily)).body.code).toBe("lastParent");
  const nameless = await change(mom, withLine("leo", { name: "" }), testFamily);
  expect([nameless.status, nameless.body.field]).toEqual([400, "[1].name"]);
});

const card = { parents: [], contacts: [], children: [], wifi: null, notes: "" };
const saveCard = (parent: TestBrowser, part: object, seen: object = card) =>
  parent.send("PATCH", "/api/babysitter/card", { card: { ...seen, ...part }, seen });
const shownCard = async () => (await mom.get("/api/babysitter")).body;

it("what both parents write on the emergency card is on it", async () => {
  const wifi = { name: "Guests", password: "come in" };
  const notes = "Leo is allergic to nuts!";
  expect((await saveCard(mom, { notes })).status).toBe(200);
  const later = await saveCard(dad, { wifi, contacts: [{ name: "Oma", phone: "0331 1" }] });
  expect(later.body).toMatchObject({ notes, wifi, contacts: [{ name: "Oma" }] });
  expect(await shownCard()).toEqual(later.body);
  await saveCard(dad, { notes: "Minka bites" });
  expect(await shownCard()).toMatchObject({ notes: "Minka bites", wifi });
});

it("a card that two make too long together is refused, and whoever left the roster isn't on it", async () => {
  const contacts = (word: string) =>
    Array.from({ length: 12 }, (_, at) => ({ name: `${word} ${at}`, phone: "0331 1" }));
  expect((await saveCard(mom, { contacts: contacts("A") })).status).toBe(200);
  const refused = await saveCard(dad, { contacts: contacts("B") });
  expect([refused.status, refused.body.field]).toEqual([400, "contacts"]);
  const children = [{ memberId: "leo", bedtime: "20:00" }];
  await saveCard(mom, { children });
  await change(
    mom,
    testFamily.filter(({ id }) => id !== "leo"),
    testFamily,
  );
  expect((await saveCard(dad, { notes: "Hello" })).body).toMatchObject({ notes: "Hello" });
});
