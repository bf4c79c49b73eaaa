import type { Aisle } from "#contract/grocery.ts";
import type { Language } from "../../i18n/language.ts";

/** A few words in each language. */
export type SampleTexts = Readonly<Record<Language, string>>;

const say = (en: string, de: string): SampleTexts => ({ en, de });

/** What happens in a sample family, in each language. */
export const sampleTexts = {
  bakery: say("Fetch bread rolls", "Brötchen holen"),
  bed: say("Make the bed", "Bett machen"),
  birthday: say("Grandma’s birthday", "Omas Geburtstag"),
  books: say("Library books due", "Bücher zurückbringen"),
  brush: say("Brush teeth", "Zähne putzen"),
  choir: say("Choir", "Chor"),
  concert: say("School concert", "Schulkonzert"),
  dentist: say("Dentist", "Zahnarzt"),
  dishes: say("Empty the dishwasher", "Spülmaschine ausräumen"),
  dress: say("Get dressed", "Anziehen"),
  dog: say("Walk the dog", "Mit dem Hund raus"),
  feed: say("Feed the cat", "Katze füttern"),
  football: say("Football practice", "Fußballtraining"),
  friends: say("Friends for dinner", "Freunde zum Essen"),
  grandparents: say("At the grandparents’", "Bei Oma und Opa"),
  groceries: say("Weekly shop", "Wocheneinkauf"),
  hairdresser: say("Hairdresser", "Friseur"),
  homework: say("Homework", "Hausaufgaben"),
  lamp: say("Mend the lamp", "Lampe reparieren"),
  laundry: say("Hang up the washing", "Wäsche aufhängen"),
  lego: say("Tidy up toys", "Spielzeug aufräumen"),
  movie: say("Family film night", "Familien-Kinoabend"),
  pack: say("Pack the school bag", "Schulranzen packen"),
  parents: say("Parents’ evening", "Elternabend"),
  passport: say("Renew the passport", "Reisepass verlängern"),
  piano: say("Piano lesson", "Klavierstunde"),
  plants: say("Water the plants", "Blumen gießen"),
  read: say("Read for ten minutes", "Zehn Minuten lesen"),
  recycling: say("Recycling goes out", "Altpapier rausstellen"),
  run: say("Morning run", "Morgenlauf"),
  swimming: say("Swimming", "Schwimmen"),
  table: say("Set the table", "Tisch decken"),
  team: say("Team meeting", "Teamrunde"),
  theatre: say("Puppet theatre", "Puppentheater"),
  trip: say("Class trip", "Klassenfahrt"),
  trash: say("Take out the rubbish", "Müll rausbringen"),
  vet: say("Vet with the cat", "Mit der Katze zum Tierarzt"),
  visit: say("Uncle Tom visits", "Onkel Tom zu Besuch"),
  yoga: say("Yoga", "Yoga"),
} as const satisfies Record<string, SampleTexts>;

/** Dinners, one for each day in turn; today’s is the first. */
export const sampleDinners = [
  say("Vegetable curry", "Gemüsecurry"),
  say("Pizza from the tray", "Pizza vom Blech"),
  say("Tomato soup and toast", "Tomatensuppe mit Toast"),
  say("Fish with potatoes", "Fisch mit Kartoffeln"),
  say("Pancakes", "Pfannkuchen"),
  say("Spaghetti Bolognese", "Spaghetti Bolognese"),
  say("Big salad with feta", "Großer Salat mit Feta"),
  say("Lentil stew", "Linseneintopf"),
  say("Tacos", "Tacos"),
  say("Fried rice", "Gebratener Reis"),
] as const;

/** A shopping list: name, amount, aisle, and whether it is in the basket. */
export const sampleGroceries = [
  [say("Carrots", "Karotten"), "500 g", "produce", false],
  [say("Spinach", "Spinat"), "300 g", "produce", false],
  [say("Bananas", "Bananen"), "6", "produce", true],
  [say("Bread", "Brot"), "1", "bakery", false],
  [say("Milk", "Milch"), "2 l", "dairy", false],
  [say("Yoghurt", "Joghurt"), "4", "dairy", true],
  [say("Eggs", "Eier"), "10", "dairy", false],
  [say("Coconut milk", "Kokosmilch"), "400 ml", "pantry", false],
] as const satisfies readonly (readonly [SampleTexts, string, Aisle, boolean])[];

/** Where the sample weather is. */
export const samplePlace = say("Home", "Zuhause");
