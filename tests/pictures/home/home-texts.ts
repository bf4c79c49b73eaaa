/** A chore of somebody's, with its part of the day if it has one. */
export interface WrittenChore {
  readonly title: string;
  readonly daypart?: "morning" | "afternoon" | "evening";
  readonly stars?: number;
}

/** What a family writes in its language. */
export interface HomeTexts {
  readonly locale: string;
  /** First the parents and grandparents, then the children. */
  readonly grownUps: readonly string[];
  readonly children: readonly string[];
  readonly ofChildren: readonly WrittenChore[];
  readonly ofGrownUps: readonly WrittenChore[];
  readonly ofAnybody: string;
  /** Appointments of the days from today on. */
  readonly days: readonly (readonly string[])[];
  readonly place: string;
  /** All-day events: tomorrow's, one of three days, one of the week after. */
  readonly allDay: readonly [string, string, string];
  readonly dinner: string;
  readonly groceries: readonly string[];
  readonly bins: readonly [string, string];
  readonly holidays: string;
}

export const english: HomeTexts = {
  locale: "en-GB",
  grownUps: ["Mom", "Dad", "Grandma Elisabeth", "Grandpa"],
  children: ["Mia", "Leo", "Benjamin", "Ida", "Charlotte", "Tim", "Josephine"],
  ofChildren: [
    { title: "Brush teeth", daypart: "morning" },
    { title: "Read for ten minutes", daypart: "afternoon", stars: 2 },
    { title: "Practise violin", daypart: "afternoon" },
    { title: "Homework" },
    { title: "Pack the school bag", daypart: "evening" },
  ],
  ofGrownUps: [{ title: "Water the plants" }, { title: "Hang up the washing" }],
  ofAnybody: "Empty the dishwasher",
  days: [
    ["Piano lesson", "Football practice", "Choir"],
    ["Dentist", "Parents’ evening"],
    ["Team meeting", "Swimming", "Book club"],
    ["Puppet theatre"],
    ["Birthday party at the climbing hall", "Vet with the cat"],
    [],
    ["Orthodontist", "School concert"],
    [],
    ["Boiler service"],
  ],
  place: "Music school",
  allDay: ["Sports day", "At the grandparents’", "Class trip"],
  dinner: "Vegetable curry",
  groceries: ["Carrots", "Coconut milk", "Milk", "Bread rolls", "Apples", "Ice cream"],
  bins: ["Paper", "Food waste"],
  holidays: "Whitsun holidays",
};

export const german: HomeTexts = {
  locale: "de-DE",
  grownUps: ["Mama", "Papa", "Großmutter", "Opa Heinz"],
  children: ["Mia", "Leo", "Benjamin", "Ida", "Annegret-Margarethe", "Tim", "Friederike"],
  ofChildren: [
    { title: "Zähne putzen", daypart: "morning" },
    { title: "Zehn Minuten lesen", daypart: "afternoon", stars: 2 },
    { title: "Geige üben", daypart: "afternoon" },
    { title: "Hausaufgaben" },
    { title: "Schulranzen packen", daypart: "evening" },
  ],
  ofGrownUps: [{ title: "Pflanzen gießen" }, { title: "Wäsche aufhängen" }],
  ofAnybody: "Geschirrspüler ausräumen",
  days: [
    ["Klavierunterricht", "Fußballtraining", "Chor"],
    ["Kieferorthopädin", "Elternabend"],
    ["Teambesprechung", "Schwimmen", "Lesekreis"],
    ["Puppentheater"],
    ["Kindergeburtstag in der Kletterhalle", "Tierarzt mit der Katze"],
    [],
    ["Vorsorgeuntersuchung U9", "Schulkonzert"],
    [],
    ["Heizungswartung"],
  ],
  place: "Musikschule",
  allDay: ["Sportfest", "Bei den Großeltern", "Schullandheimaufenthalt"],
  dinner: "Gemüsecurry mit Reis",
  groceries: ["Möhren", "Kokosmilch", "Milch", "Brötchen", "Äpfel", "Vanilleeis"],
  bins: ["Altpapier", "Biotonne"],
  holidays: "Pfingstferien",
};
