import { expect, it } from "vitest";
import { readTodoWords } from "./todo-words.ts";

// A Friday.
const today = "2026-11-20";

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
  ["book the ferry by March 3", "book the ferry", "2027-03-03"],
  ["Steuer 31.7.2027", "Steuer", "2027-07-31"],
  ["hand in the form 2026-12-01", "hand in the form", "2026-12-01"],
  ["return the books before next wed", "return the books", "2026-11-25"],
  ["sign the slip by thurs", "sign the slip", "2026-11-26"],
  ["Bücher zurück spätestens nächsten Mi", "Bücher zurück", "2026-11-25"],
  ["Rezept holen bis Do", "Rezept holen", "2026-11-26"],
  ["pay the lunch by monday mom", "pay the lunch mom", "2026-11-23"],
  [
    "Essensgeld überweisen bis Montag Mom und Leo",
    "Essensgeld überweisen Mom und Leo",
    "2026-11-23",
  ],
])("%j is to be done by then", (line, title, due) => {
  expect(readTodoWords(line, today, ["Mia", "Leo", "Mom"])).toEqual({ title, due });
});

it.each([
  ["Sunday dress to the cleaner’s"],
  ["Mend the sun umbrella"],
  ["Morgenkreis vorbereiten"],
  ["Friday"],
  ["Buy 2 lamps"],
  ["See Dr. May"],
  ["Karten 31.2. kaufen"],
  ["take out the recycling every monday"],
  ["Müll rausbringen jeden Montag"],
  ["Blumen gießen jeden zweiten Montag Mia"],
  ["Ideen von Mia"],
  ["Lampe am do"],
])("%j says no day, and keeps its words", (line) => {
  expect(readTodoWords(line, today, ["Mia", "Leo", "Mom"])).toEqual({ title: line });
});
