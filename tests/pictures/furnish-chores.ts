import type { TestServer } from "../fixtures/server/test-server.ts";
import { pictureDay } from "./moment.ts";
import { passTo, type FamilyWriter } from "./writer.ts";

const daily = { recurrence: "FREQ=DAILY" };
const schoolDays = { recurrence: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" };

const routines = [
  { title: "Brush teeth", memberIds: ["mia"], daypart: "morning", ...daily },
  { title: "Pack school bag", memberIds: ["mia"], daypart: "morning", ...schoolDays },
  { title: "Read for ten minutes", memberIds: ["mia"], daypart: "afternoon", stars: 2, ...daily },
  { title: "Feed Minka", memberIds: ["mia"], daypart: "evening", ...daily },
  { title: "Brush teeth", memberIds: ["leo"], daypart: "morning", ...daily },
  { title: "Make the bed", memberIds: ["leo"], daypart: "morning", ...daily },
  { title: "Homework", memberIds: ["leo"], daypart: "afternoon", stars: 2, ...schoolDays },
  {
    ...{ title: "Wash the bicycle", memberIds: ["leo"], daypart: "afternoon", stars: 5 },
    ...{ needsApproval: true, ...daily },
  },
  { title: "Take the rubbish out", memberIds: ["mom"], recurrence: "FREQ=WEEKLY;BYDAY=MO,WE" },
  { title: "Water the plants", memberIds: ["dad"], daypart: "evening", repeatAfterDays: 3 },
  {
    ...{ title: "Lay the table", daypart: "evening", ...daily },
    rotation: { order: "roundRobin", memberIds: ["mia", "leo"] },
  },
  { title: "Empty the dishwasher", stars: 3, ...daily },
];

const todos = [
  { title: "Renew the passport", memberIds: ["mom"], due: "2026-05-28" },
  { title: "Mend the bicycle lamp", memberIds: ["dad"], due: "2026-05-18" },
  { title: "Return the library books", memberIds: ["mia"], due: pictureDay },
  { title: "Buy a present for Grandma", notes: "She likes tulips." },
];

interface DoneChore {
  readonly title: string;
  readonly by: string;
  readonly at: string;
}

const days = ["13", "14", "15", "16", "17", "18", "19"].map((day) => `2026-05-${day}`);

/** What is done each day until yesterday, and what was done today by the time of the pictures. */
const done: readonly DoneChore[] = [
  ...days.flatMap((day) => [
    { title: "Brush teeth", by: "mia", at: `${day}T05:10:00Z` },
    { title: "Brush teeth", by: "leo", at: `${day}T05:12:00Z` },
    { title: "Make the bed", by: "leo", at: `${day}T05:20:00Z` },
    { title: "Read for ten minutes", by: "mia", at: `${day}T14:00:00Z` },
    { title: "Feed Minka", by: "mia", at: `${day}T16:00:00Z` },
  ]),
  { title: "Brush teeth", by: "mia", at: `${pictureDay}T05:05:00Z` },
  { title: "Pack school bag", by: "mia", at: `${pictureDay}T05:15:00Z` },
  { title: "Brush teeth", by: "leo", at: `${pictureDay}T05:16:00Z` },
  { title: "Empty the dishwasher", by: "dad", at: `${pictureDay}T06:00:00Z` },
  { title: "Wash the bicycle", by: "leo", at: `${pictureDay}T13:30:00Z` },
];

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly memberIds: readonly string[];
}

/** Writes the family's chores as they were set up a week ago. */
export const writeChores = async (parent: FamilyWriter): Promise<void> => {
  for (const routine of routines) await parent.send("POST", "/api/tasks", routine);
  for (const todo of todos) await parent.send("POST", "/api/tasks", { ...todo, list: "todo" });
};

/** Lets the family do its chores, day after day. */
export const liveThroughChores = async (
  house: TestServer,
  parent: FamilyWriter,
  somebody: FamilyWriter,
): Promise<void> => {
  const { items }: { items: readonly Listed[] } = await parent.get("/api/tasks/routines");
  for (const { title, by, at } of done) {
    passTo(house, at);
    const chore = items.find(
      (one) => one.title === title && (one.memberIds.includes(by) || one.memberIds.length === 0),
    );
    if (chore === undefined) throw new Error(`${by} has no chore ${title}`);
    await somebody.send("POST", `/api/board/routine/${chore.id}/close`, { memberId: by });
  }
  await parent.send("POST", "/api/pauses", {
    ...{ start: "2026-05-27", end: "2026-05-29", memberIds: ["leo"], reason: "Class trip" },
  });
  await repeatWeeks(parent);
};

/** Mia's weekends with her grandmother, and Dad's shifts. */
const repeatWeeks = async (parent: FamilyWriter): Promise<void> => {
  const home = [null, null, null, null, null, null, null];
  const weekend = [null, null, null, null, null, "away", "away"];
  await parent.send("POST", "/api/absences", {
    ...{ start: "2026-05-23", memberIds: ["mia"], reason: "At Grandma’s" },
    weeks: [weekend, home],
  });
  await parent.send("POST", "/api/absences", {
    ...{ start: "2026-05-18", memberIds: ["dad"] },
    weeks: [
      ["early", "early", "early", "early", "early", null, null],
      ["late", "late", "late", "night", "night", "off", "off"],
    ],
    exceptions: [{ date: "2026-05-22", is: "late" }],
  });
};

/** Gives stars, prices a reward of the family's own, saves for some and spends on others. */
export const spendStars = async (parent: FamilyWriter): Promise<void> => {
  const give = (memberId: string, delta: number, reason: string) =>
    parent.send("POST", `/api/balances/${memberId}/adjust`, { delta, reason });
  await give("mia", 12, "Helped grandma");
  await give("leo", 4, "Shared the last biscuit");
  const zoo = { name: "A day at the zoo", icon: "lion", tier: "big", cost: 60 };
  await parent.send("POST", "/api/rewards", zoo);
  await parent.send("POST", "/api/rewards/film-night/assign", { memberId: "mia" });
  await parent.send("POST", "/api/rewards/hot-chocolate/assign", { memberId: "leo" });
  await parent.send("POST", "/api/rewards/bedtime-story/redeem", { memberId: "mia" });
  await parent.send("POST", "/api/rewards/choose-the-music/redeem", { memberId: "leo" });
};
