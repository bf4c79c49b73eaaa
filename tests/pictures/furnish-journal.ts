import type { TestServer } from "../fixtures/server/test-server.ts";
import { landscape } from "./scenery.ts";
import { passTo, signInAs, type FamilyWriter } from "./writer.ts";
import { picturePins } from "./rosters.ts";

/** What Mom wrote on this day a year ago. */
export const writeLastYear = async (house: TestServer): Promise<void> => {
  const mom = await signInAs(house, "mom", picturePins.MEMBER_PIN_MOM);
  await mom.send("POST", "/api/journal", {
    ...{ text: "Leo rode his bike to the corner and back. Alone!", tags: ["Milestone"] },
    memberIds: ["leo"],
  });
};

/** What the family wrote this week, with photos and hearts. */
export const writeWeek = async (
  house: TestServer,
  mom: FamilyWriter,
  mia: FamilyWriter,
): Promise<void> => {
  passTo(house, "2026-05-18T17:00:00Z");
  const photos: string[] = [];
  for (const at of [0, 2])
    photos.push(await mom.upload(await landscape({ width: 1200, height: 800, at })));
  const walk = await mom.send("POST", "/api/journal", {
    ...{
      text: "A long walk along the river, and nobody wanted to go home.",
      memberIds: ["mia", "leo"],
    },
    uploadIds: photos,
  });
  passTo(house, "2026-05-19T16:00:00Z");
  const tooth = await mia.send("POST", "/api/journal", {
    ...{
      text: "My tooth fell out. “Now I can whistle!”",
      tags: ["Funny quote"],
      memberIds: ["mia"],
    },
    uploadIds: [await mia.upload(await landscape({ width: 600, height: 800, at: 3 }))],
  });
  await mia.send("POST", `/api/journal/${walk.id}/heart`, { give: true });
  await mom.send("POST", `/api/journal/${tooth.id}/heart`, { give: true });
};
