import { pictureDay } from "./moment.ts";
import type { FamilyWriter } from "./writer.ts";

const at = (day: string, from: string, to: string) => ({
  start: `${day}T${from}:00+02:00`,
  end: `${day}T${to}:00+02:00`,
});

const events = [
  {
    ...{ title: "Football practice", memberIds: ["leo"], location: "Sports field" },
    ...{ icon: "soccer-ball", driver: "dad" },
    ...{ ...at(pictureDay, "17:30", "19:00"), recurrence: "FREQ=WEEKLY;BYDAY=MO,WE" },
  },
  {
    title: "Dentist",
    icon: "toothbrush",
    memberIds: ["mia"],
    notes: "Bring the card.",
    ...at(pictureDay, "08:20", "09:00"),
  },
  { title: "Team meeting", memberIds: ["mom"], ...at(pictureDay, "09:00", "10:30") },
  { title: "Lunch with Jo", memberIds: ["mom"], ...at(pictureDay, "12:15", "13:00") },
  { title: "Call the plumber", memberIds: ["dad"], ...at(pictureDay, "09:30", "10:00") },
  { title: "Choir", memberIds: ["dad"], ...at(pictureDay, "19:45", "21:30") },
  { title: "Parents’ evening", memberIds: ["mom", "dad"], ...at("2026-05-21", "19:00", "20:30") },
  { title: "Puppet theatre", ...at("2026-05-23", "15:00", "16:30"), icon: "teddy-bear" },
  { title: "At the grandparents’", start: "2026-05-30", end: "2026-06-02", allDay: true },
  {
    title: "Mia’s birthday",
    icon: "birthday-cake",
    memberIds: ["mia"],
    start: "2026-05-26",
    end: "2026-05-27",
    allDay: true,
  },
];

/** Writes what stands in the family's own calendar. */
export const writeEvents = async (writer: FamilyWriter): Promise<void> => {
  for (const event of events) await writer.send("POST", "/api/calendar/events", event);
};

interface Listed {
  readonly id: string;
  readonly title: string;
}

/** The id of an event of the day of the pictures, by its title. */
export const eventId = async (writer: FamilyWriter, title: string): Promise<string> => {
  const { events: listed }: { events: readonly Listed[] } = await writer.get(
    `/api/calendar?start=${pictureDay}&end=${pictureDay}`,
  );
  const found = listed.find((event) => event.title === title);
  if (found === undefined) throw new Error(`there is no ${title} today`);
  return found.id;
};
