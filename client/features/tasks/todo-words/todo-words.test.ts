import { expect, it } from "vitest";
import { readTodoWords } from "./todo-words.ts";

// A Friday.
const today = "2026-11-20";

const family = ["Mia", "Leo", "Mom"].map((name) => ({ id: name.toLowerCase(), name }));

it.each([
  ["call the plumber Friday", "call the plumber", "2026-11-20"],
  ["Call the plumber next Friday", "Call the plumber", "2026-11-27"],
  ["Rechnung bezahlen bis Montag", "Rechnung bezahlen", "2026-11-23"],
  ["Buy glue tomorrow", "Buy glue", "2026-11-21"],
  ["morgen Kuchen backen", "Kuchen backen", "2026-11-21"],
  ["Heute: Müll raus", "Müll raus", "2026-11-20"],
  ["Paket abholen übermorgen", "Paket abholen", "2026-11-22"],
  ["renew the passport in 2 weeks", "renew the passport", "2026-12-04"],
  ["Reifen wechseln in 10 Tagen", "Reifen wechseln", "2026-11-30"],
  ["bis 24.12. Karten kaufen", "Karten kaufen", "2026-12-24"],
  ["Geschenk für Oma am 3. Januar", "Geschenk für Oma", "2027-01-03"],
  ["Geschenk für Leo am 3. Januar", "Geschenk für Leo", "2027-01-03"],
  ["Kuchen backen für Leo morgen", "Kuchen backen für Leo", "2026-11-21"],
  ["call Mom Friday", "call Mom", "2026-11-20"],
  ["pick up Leo tomorrow", "pick up Leo", "2026-11-21"],
  ["Brief an meinen Leo morgen", "Brief an meinen Leo", "2026-11-21"],
  ["book the ferry by March 3", "book the ferry", "2027-03-03"],
  ["Steuer 31.7.2027", "Steuer", "2027-07-31"],
  ["hand in the form 2026-12-01", "hand in the form", "2026-12-01"],
  ["return the books before next wed", "return the books", "2026-11-25"],
  ["sign the slip by thurs", "sign the slip", "2026-11-26"],
  ["Bücher zurück spätestens nächsten Mi", "Bücher zurück", "2026-11-25"],
  ["Rezept holen bis Do", "Rezept holen", "2026-11-26"],
])("%j is to be done by then", (line, title, due) => {
  expect(readTodoWords(line, today, family)).toEqual({ title, due });
});

it.each([
  ["Sunday dress to the cleaner’s"],
  ["Mend the sun umbrella"],
  ["Morgenkreis vorbereiten"],
  ["Friday"],
  ["Buy 2 lamps"],
  ["See Dr. May"],
  ["Karten 31.2. kaufen"],
  ["Geschenk für Leo"],
  ["call Mom"],
  ["Everyday shoes for Mia"],
  ["Alle Fenster putzen"],
  ["Ideen von Mia"],
  ["Lampe am do"],
])("%j says no day, and keeps its words", (line) => {
  expect(readTodoWords(line, today, family)).toEqual({ title: line });
});

it.each([
  ["Leo: pack the bag Friday", "pack the bag", "2026-11-20", ["leo"]],
  [
    "für Mia und Leo: Zimmer aufräumen bis Sonntag",
    "Zimmer aufräumen",
    "2026-11-22",
    ["mia", "leo"],
  ],
  ["Mia: read", "read", undefined, ["mia"]],
  ["pay the lunch by monday mom", "pay the lunch", "2026-11-23", ["mom"]],
  [
    "Essensgeld überweisen bis Montag Mom und Leo",
    "Essensgeld überweisen",
    "2026-11-23",
    ["leo", "mom"],
  ],
  ["pack the bag tomorrow for Leo", "pack the bag", "2026-11-21", ["leo"]],
  ["Reifen wechseln, Mom", "Reifen wechseln", undefined, ["mom"]],
  ["Rasen mähen Mom Samstag", "Rasen mähen", "2026-11-21", ["mom"]],
  ["Steuer machen Mom und Leo bis 15.12.", "Steuer machen", "2026-12-15", ["leo", "mom"]],
  ["mow the lawn Leo tomorrow", "mow the lawn", "2026-11-21", ["leo"]],
])("%j says whose it is", (line, title, due, memberIds) => {
  expect(readTodoWords(line, today, family)).toEqual({
    title,
    ...(due === undefined ? {} : { due }),
    memberIds,
  });
});

it("a name that two have is nobody's, and stays", () => {
  const two = [...family, { id: "leo2", name: "Leo" }];
  expect(readTodoWords("Leo: pack the bag", today, two)).toEqual({ title: "Leo: pack the bag" });
});

it.each([
  ["water the plants every Sunday", "water the plants", "2026-11-22", "FREQ=WEEKLY;BYDAY=SU"],
  ["jeden Montag Müll rausbringen", "Müll rausbringen", "2026-11-23", "FREQ=WEEKLY;BYDAY=MO"],
  [
    "take out the recycling every monday",
    "take out the recycling",
    "2026-11-23",
    "FREQ=WEEKLY;BYDAY=MO",
  ],
  [
    "Blumen gießen jeden zweiten Montag",
    "Blumen gießen",
    "2026-11-23",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO",
  ],
  ["feed the fish every day", "feed the fish", "2026-11-20", "FREQ=DAILY"],
  ["Filter reinigen alle 3 Monate", "Filter reinigen", "2026-11-20", "FREQ=MONTHLY;INTERVAL=3"],
  ["empty the bins on Tuesdays", "empty the bins", "2026-11-24", "FREQ=WEEKLY;BYDAY=TU"],
  [
    "Hasen füttern Mo und Do jeden Mo und Do",
    "Hasen füttern Mo und Do",
    "2026-11-23",
    "FREQ=WEEKLY;BYDAY=MO,TH",
  ],
  ["Briefkasten leeren montags", "Briefkasten leeren", "2026-11-23", "FREQ=WEEKLY;BYDAY=MO"],
  [
    "pack the bag every school day",
    "pack the bag",
    "2026-11-20",
    "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
  ],
  ["Pflanzen düngen monatlich", "Pflanzen düngen", "2026-11-20", "FREQ=MONTHLY"],
])("%j comes again", (line, title, due, recurrence) => {
  expect(readTodoWords(line, today, family)).toEqual({ title, due, recurrence });
});

it.each([
  ["pay the rent on the 1st of every month"],
  ["Miete zahlen am 1. jeden Monat"],
  ["jeden Monat am 1. Miete zahlen"],
  ["jeden zweiten Montag im Monat Filter reinigen"],
  ["every third Friday of the month check the filter"],
  ["Rasen mähen samstags alle 2 Wochen"],
  ["jede Woche Montag Müll rausbringen"],
  ["Müll rausbringen jede Woche Montag"],
  ["feed the cat every day until Friday"],
  ["every day until Friday feed the cat"],
  ["daily feed the cat until Friday"],
  ["monthly report Friday"],
  ["pay the bill 31.11."],
  ["pay the bill 29.2.2027"],
])("%j says more than is understood, so nothing of it is taken", (line) => {
  expect(readTodoWords(line, today, family)).toEqual({ title: line });
});

it("what comes again is somebody's too", () => {
  expect(readTodoWords("Mia: water the plants every Sunday", today, family)).toEqual({
    ...{ title: "water the plants", due: "2026-11-22", recurrence: "FREQ=WEEKLY;BYDAY=SU" },
    memberIds: ["mia"],
  });
  expect(readTodoWords("Blumen gießen jeden zweiten Montag Mia", today, family)).toMatchObject({
    ...{ title: "Blumen gießen", memberIds: ["mia"] },
  });
});
