import { pictureDay } from "./moment.ts";

const bin = (id: string, name: string, icon: string, color: string, first: string) => ({
  ...{ id, name, icon, color, words: [], afterHoliday: true },
  rule: { first, everyWeeks: 2 },
});

const subject = (id: string, name: string, icon: string, color: string, bring: string[] = []) => ({
  ...{ id, name, icon, color, bring },
});

const lesson = (day: string, start: string, end: string, subjectId: string, more: object = {}) => ({
  ...{ day, week: "both", start, end, subjectId },
  ...more,
});

const ofMia = ["mon", "tue", "wed", "thu", "fri"].flatMap((day, at) => [
  lesson(day, "08:00", "08:45", at % 2 === 0 ? "maths" : "english", { room: "12" }),
  lesson(day, "08:50", "09:35", at % 2 === 0 ? "german" : "maths"),
  lesson(day, "09:55", "11:25", ["music", "sport", "art", "science", "german"][at] ?? "maths"),
]);

/** What a parent of the pictures' family has chosen once: Berlin's holidays, bins, and Mia's and Leo's lessons. */
export const standingFacts = {
  holidays: {
    ...{ country: "DE", region: "BE", schoolCalendars: [] },
    school: [
      { name: "Day after Ascension", start: "2026-05-15", end: "2026-05-15" },
      { name: "Whitsun holidays", start: "2026-05-26", end: "2026-06-05" },
    ],
  },
  bins: {
    items: [
      bin("paper", "Paper", "newspaper", "#2f6fb3", "2026-05-21"),
      bin("bio", "Food waste", "red-apple", "#8a6d3b", pictureDay),
      bin("rest", "Rubbish", "wastebasket", "#5f6f7f", "2026-05-26"),
    ],
    ...{ calendarId: null, chore: { memberIds: ["mia", "leo"], turns: true, stars: 1 } },
  },
  timetable: {
    weekA: "2026-05-18",
    subjects: [
      subject("maths", "Maths", "books", "#2f6fb3"),
      subject("german", "German", "open-book", "#d9662b"),
      subject("english", "English", "envelope", "#7c4dbc"),
      subject("sport", "Sport", "soccer-ball", "#2a8f6d", ["Sports bag"]),
      subject("music", "Music", "musical-keyboard", "#c94f7c", ["Recorder"]),
      subject("art", "Art", "artist-palette", "#8a6d3b", ["Paint box", "Apron"]),
      subject("science", "Science", "rocket", "#2f8fa5"),
    ],
    lessons: {
      mia: ofMia,
      leo: [lesson("wed", "08:00", "09:35", "german"), lesson("wed", "09:55", "10:40", "sport")],
    },
  },
};
