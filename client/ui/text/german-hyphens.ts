import hyphenator from "hyphen/de/index.js";
import { seam } from "./seam.ts";

/** What German compounds of a family's calendar and chores end in: there is a seam before each. */
const seconds = `
  abend abfahrt abgabe abholung ablesung abschluss anmeldung anprobe arbeit arzt aufenthalt aufführung aufgabe aufräumen
  ausflug ausräumen ausstellung bastel beratung besichtigung besprechung besuch betreuung chor dienst einführung einkauf
  einladung einräumen einschulung eltern essen fahrt feier ferien fest flohmarkt freizeit frühstück führung gang garten
  geburtstag geschenk gespräch gottesdienst gruppe gymnastik halle hochzeit impfung kasten kindergarten kino klasse konferenz
  kontrolle konzert korb kunde kurs lager landheim lesung maschine markt messe mittag museum nachmittag orchester orthopäd
  packung papier party pflege praktikum praxis probe programm prüfung radtour ranzen reinigung reise reparatur rucksack sammlung
  schule schrank schwimmen sitzung spiel sport spüler stadt stunde tasche tausch termin theater therapie training treffen
  turnier turnen umzug unterricht untersuchung urlaub veranstaltung verein verhandlung verleih versammlung vorsorge vorstellung
  wanderung wartung wäsche wettbewerb wettkampf woche wohnung zeit zeugnis zimmer
`
  .trim()
  .split(/\s+/u);

const softHyphen = "\u{AD}";

const isSecond = (rest: string, before: string): boolean =>
  seconds.some((word) => rest.startsWith(word)) || (rest === "tag" && before !== "mit");

/** Marks those soft hyphens of a word that stand at its seams. */
const markSeams = (word: string): string => {
  const syllables = word.split(softHyphen);
  return syllables
    .map((syllable, at) => {
      if (at === 0) return syllable;
      const rest = syllables.slice(at).join("").toLowerCase();
      return (isSecond(rest, syllables[at - 1] ?? "") ? seam : softHyphen) + syllable;
    })
    .join("");
};

/** Puts soft hyphens into a German text's words of `minWordLength` letters and more, and marks seams where those are known. */
export const hyphenateSync = (
  text: string,
  { minWordLength }: { readonly minWordLength: number },
): string =>
  hyphenator
    .hyphenateSync(text, { minWordLength })
    .replaceAll(/[\p{L}\p{M}\u{AD}]+/gu, (word) => markSeams(word));
