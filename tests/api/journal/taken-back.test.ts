import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changeOfEntry } from "#client/features/journal/change-of-entry.ts";
import { editEntry } from "#client/features/journal/mutations.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";
import { conflictWays, type HousePhone, openTwoPhones } from "../../fixtures/two-phones.ts";

let server: TestServer;
let mom: TestBrowser;
/** Her phone, and her tablet. */
let phones: Awaited<ReturnType<typeof openTwoPhones>>;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const cookie = [...mom.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  phones = await openTwoPhones(server.url, [editEntry], cookie);
});
afterEach(() => server.close());

const snow = { text: "Snow", tags: ["Funny"], memberIds: ["leo", "mia"] };
const read = async () => (await mom.get("/api/journal")).body.entries[0];

describe.each(conflictWays)("who takes back what they wrote, %s", (_, isOffline) => {
  it.each([
    ["the same words", { text: "Snow!" }, "Snow!", ["changedMeanwhile"]],
    ["whom it is about", { memberIds: ["mia"] }, "Snow", []],
  ])("leaves what was written elsewhere since: %s", async (_what, patch, text, refused) => {
    const { id } = (await mom.send("POST", "/api/journal", snow)).body;
    const mine = changeOfEntry(snow, { ...snow, text: "Much snow" });
    const writes = (change: object | undefined) => (phone: HousePhone) =>
      phone.enqueue(editEntry, { id, title: "Snow", patch: { ...change } }).answer;
    await writes(mine?.patch)(phones.away);
    expect((await read()).text).toBe("Much snow");
    const refusals: string[] = [];
    const takesBack = (phone: HousePhone) =>
      writes(mine?.back)(phone).catch((error: { code: string }) => refusals.push(error.code));
    await phones.inTurn(
      isOffline,
      isOffline ? takesBack : writes(patch),
      isOffline ? writes(patch) : takesBack,
    );
    expect(await read()).toMatchObject({ ...snow, text, ...patch });
    expect(refusals).toEqual(refused);
  });
});

it("an entry that is as it was seen, in whatever order, is changed; seen is checked like what is written", async () => {
  const { id } = (await mom.send("POST", "/api/journal", snow)).body;
  const change = (body: object) => mom.send("PATCH", `/api/journal/${id}`, body);
  const seen = { text: " Snow ", tags: ["Funny"], memberIds: ["mia", "leo"] };
  expect((await change({ text: "Rain", seen })).body.text).toBe("Rain");
  const refused = await change({ text: "Sun", seen });
  expect([refused.status, refused.body.code]).toEqual([409, "changedMeanwhile"]);
  const unknown = await change({ text: "Sun", seen: { mood: "good" } });
  expect([unknown.status, unknown.body.field]).toEqual([400, "seen.mood"]);
});
