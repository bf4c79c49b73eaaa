import type { Aisle } from "#contract/grocery.ts";
import type { Language } from "../../i18n/language.ts";

/** A few words in each language. */
export type SampleTexts = Readonly<Record<Language, string>>;

/** Says something in each language. */
export const sampleText = (en: string, de: string): SampleTexts => ({ en, de });

/** What happens in a sample family, in each language. */
export const sampleTexts = {
  bakery: sampleText("Fetch bread rolls", "Brötchen holen"),
  bed: sampleText("Make the bed", "Bett machen"),
  birthday: sampleText("Grandma’s birthday", "Omas Geburtstag"),
  books: sampleText("Library books due", "Bücher zurückbringen"),
  brush: sampleText("Brush teeth", "Zähne putzen"),
  choir: sampleText("Choir", "Chor"),
  concert: sampleText("School concert", "Schulkonzert"),
  dentist: sampleText("Dentist", "Zahnarzt"),
  dishes: sampleText("Empty the dishwasher", "Spülmaschine ausräumen"),
  dress: sampleText("Get dressed", "Anziehen"),
  dog: sampleText("Walk the dog", "Mit dem Hund raus"),
  feed: sampleText("Feed the cat", "Katze füttern"),
  football: sampleText("Football practice", "Fußballtraining"),
  friends: sampleText("Friends for dinner", "Freunde zum Essen"),
  grandparents: sampleText("At the grandparents’", "Bei Oma und Opa"),
  groceries: sampleText("Weekly shop", "Wocheneinkauf"),
  hairdresser: sampleText("Hairdresser", "Friseur"),
  homework: sampleText("Homework", "Hausaufgaben"),
  lamp: sampleText("Mend the lamp", "Lampe reparieren"),
  laundry: sampleText("Hang up the washing", "Wäsche aufhängen"),
  lego: sampleText("Tidy up toys", "Spielzeug aufräumen"),
  movie: sampleText("Family film night", "Familien-Kinoabend"),
  pack: sampleText("Pack the school bag", "Schulranzen packen"),
  parents: sampleText("Parents’ evening", "Elternabend"),
  passport: sampleText("Renew the passport", "Reisepass verlängern"),
  piano: sampleText("Piano lesson", "Klavierstunde"),
  plants: sampleText("Water the plants", "Blumen gießen"),
  read: sampleText("Read for ten minutes", "Zehn Minuten lesen"),
  recycling: sampleText("Recycling goes out", "Altpapier rausstellen"),
  run: sampleText("Morning run", "Morgenlauf"),
  swimming: sampleText("Swimming", "Schwimmen"),
  table: sampleText("Set the table", "Tisch decken"),
  team: sampleText("Team meeting", "Teamrunde"),
  theatre: sampleText("Puppet theatre", "Puppentheater"),
  trip: sampleText("Class trip", "Klassenfahrt"),
  trash: sampleText("Take out the rubbish", "Müll rausbringen"),
  vet: sampleText("Vet with the cat", "Mit der Katze zum Tierarzt"),
  visit: sampleText("Uncle Tom visits", "Onkel Tom zu Besuch"),
  yoga: sampleText("Yoga", "Yoga"),
} as const satisfies Record<string, SampleTexts>;

/** Dinners, one for each day in turn; today’s is the first. */
export const sampleDinners = [
  sampleText("Vegetable curry", "Gemüsecurry"),
  sampleText("Pizza from the tray", "Pizza vom Blech"),
  sampleText("Tomato soup and toast", "Tomatensuppe mit Toast"),
  sampleText("Fish with potatoes", "Fisch mit Kartoffeln"),
  sampleText("Pancakes", "Pfannkuchen"),
  sampleText("Spaghetti Bolognese", "Spaghetti Bolognese"),
  sampleText("Big salad with feta", "Großer Salat mit Feta"),
  sampleText("Lentil stew", "Linseneintopf"),
  sampleText("Tacos", "Tacos"),
  sampleText("Fried rice", "Gebratener Reis"),
] as const;

/** A shopping list: name, amount, aisle, and whether it is in the basket. */
export const sampleGroceries = [
  [sampleText("Carrots", "Karotten"), "500 g", "produce", false],
  [sampleText("Spinach", "Spinat"), "300 g", "produce", false],
  [sampleText("Bananas", "Bananen"), "6", "produce", true],
  [sampleText("Bread", "Brot"), "1", "bakery", false],
  [sampleText("Milk", "Milch"), "2 l", "dairy", false],
  [sampleText("Yoghurt", "Joghurt"), "4", "dairy", true],
  [sampleText("Eggs", "Eier"), "10", "dairy", false],
  [sampleText("Coconut milk", "Kokosmilch"), "400 ml", "pantry", false],
] as const satisfies readonly (readonly [SampleTexts, string, Aisle, boolean])[];

/** Where the sample weather is. */
export const samplePlace = sampleText("Home", "Zuhause");
