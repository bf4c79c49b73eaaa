import { pictureDay } from "./moment.ts";
import type { FamilyWriter } from "./writer.ts";

const things = [
  ...["Toothbrushes", "Passports", "Rain jackets", "Charging cables", "Sun cream"],
  "Books for the long ferry crossing to Copenhagen",
];

/** Writes three lists, a thing ticked on the first, and two notes; the first list's id. */
export const writeLists = async (parent: FamilyWriter): Promise<string> => {
  const items = things.map((text) => ({ text }));
  const packing = { name: "Packing for Denmark", icon: "luggage", items };
  const { id, items: written } = await parent.send("POST", "/api/lists", packing);
  await parent.send("POST", `/api/lists/${id}/items/${written[1].id}/close`);
  const screws = ["Screws 4 mm", "White paint"].map((text) => ({ text }));
  await parent.send("POST", "/api/lists", { name: "Hardware store", items: screws });
  await parent.send("POST", "/api/lists", { name: "Birthday", template: true });
  const until = { until: pictureDay };
  await parent.send("POST", "/api/notes", { ...until, text: "Grandma picks you up today" });
  const bag = { ...until, text: "Don't forget your gym bag!", forMemberId: "mia" };
  await parent.send("POST", "/api/notes", bag);
  return id;
};
