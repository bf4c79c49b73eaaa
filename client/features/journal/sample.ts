import type { JournalEntry, Recap } from "#contract/journal.ts";
import type { JournalPage } from "./journal-cache.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import { addDays, instantAt, today } from "../../i18n/time.ts";
import {
  type SampleInput,
  membersInRole,
  type SampleRole,
} from "../../query/sample/sample-input.ts";
import { type SampleTexts, sampleText } from "../../query/sample/sample-texts.ts";

interface SampleEntry {
  readonly id: string;
  readonly by: SampleRole;
  readonly about: SampleRole;
  readonly text: SampleTexts;
  readonly tag: string;
  /** So many days ago, at this minute of the day. */
  readonly ago: number;
  readonly minute: number;
}

const entries: readonly SampleEntry[] = [
  {
    ...{
      id: "bicycle",
      by: "adult0",
      about: "kid0",
      tag: "Milestone",
      ago: 0,
      minute: 8 * 60 + 10,
    },
    text: sampleText(
      "All the way to the corner and back on the bicycle. Without help!",
      "Mit dem Fahrrad bis zur Ecke und zurück. Ganz allein!",
    ),
  },
  {
    ...{ id: "moon", by: "adult1", about: "kid1", tag: "Funny quote", ago: 1, minute: 19 * 60 + 5 },
    text: sampleText(
      "“The moon is following us. It must like our car.”",
      "„Der Mond fährt uns hinterher. Er mag bestimmt unser Auto.“",
    ),
  },
  {
    ...{ id: "swimming", by: "kid0", about: "kid0", tag: "School", ago: 3, minute: 15 * 60 + 40 },
    text: sampleText("I got my swimming badge!", "Ich habe das Seepferdchen!"),
  },
];

const sampleRecap = ({ members, language }: SampleInput, end: string): Recap => ({
  ...{ kind: "weekly", start: addDays(end, -6), end },
  members: members.map(({ id, kid }, at) => ({
    ...{ memberId: id, chores: kid ? 21 - 3 * at : 6, stars: kid ? 26 - 5 * at : 0 },
    streak: kid ? 5 - at : 0,
  })),
  redemptions: membersInRole(members, "kid0").map(({ id }) => ({
    ...{ memberId: id, icon: "open-book", cost: 3 },
    name: sampleText("An extra bedtime story", "Noch eine Gutenachtgeschichte")[language],
  })),
});

/** What a sample family wrote down these days, with the recap of their week. */
export const sampleJournal = (given: SampleInput): JournalPage => {
  const { members, now, timeZone, language } = given;
  const day = today(timeZone, now);
  const made = entries.map(({ id, by, about, text, tag, ago, minute }): JournalEntry => {
    const date = addDays(day, -ago);
    const lovers = membersInRole(members, "adult0").map((member) => member.id);
    return {
      ...{ id: sampleId(id), text: text[language], tags: [tag], photos: [], date },
      authorId: membersInRole(members, by)[0]?.id ?? "",
      memberIds: membersInRole(members, about).map((member) => member.id),
      ...{ hearts: lovers.length, lovedBy: lovers, mine: false },
      createdAt: new Date(Math.min(now, instantAt(date, minute, timeZone))).toISOString(),
    };
  });
  const end = addDays(day, -2);
  const recap: JournalEntry = {
    ...{ id: sampleId("recap"), authorId: "family", text: "", tags: ["Recap"], memberIds: [] },
    ...{ photos: [], hearts: 0, lovedBy: [], mine: false, date: end },
    createdAt: new Date(instantAt(end, 19 * 60, timeZone)).toISOString(),
    recap: sampleRecap(given, end),
  };
  return {
    entries: [...made.slice(0, 2), recap, ...made.slice(2)],
    ...{ onThisDay: [], tags: ["Milestone", "Funny quote", "School", "Health", "Recap"] },
    next: null,
  };
};
