import { type PushLanguage, pushLanguages } from "#contract/push.ts";

interface Words {
  readonly choresOpen: (count: number) => string;
  readonly yourDay: (count: number) => string;
  readonly andMore: (count: number) => string;
  readonly dinner: string;
  readonly isDone: (name: string) => string;
  readonly waits: (title: string, stars: number) => string;
  readonly done: string;
  readonly approve: string;
  readonly settled: string;
  readonly failed: string;
  readonly wants: (name: string) => string;
  readonly costs: (reward: string, stars: number) => string;
  readonly allow: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly allDay: string;
  /** A time where the phone is, beside the one at home. */
  readonly whereYouAre: (time: string) => string;
  /** When to leave, and who drives. */
  readonly leave: (time: string) => string;
  readonly drives: (name: string) => string;
  readonly collects: (name: string) => string;
  readonly busy: string;
  readonly snooze: string;
  readonly onMyWay: string;
  readonly over: string;
  readonly notYet: string;
  readonly tryAgain: string;
  readonly newCertificate: string;
  readonly trustAnew: (address: string) => string;
  readonly testTitle: string;
  readonly testBody: string;
}

/** The texts of notifications, in each language. */
export const notificationTexts: Readonly<Record<PushLanguage, Words>> = {
  en: {
    choresOpen: (count) =>
      count === 1 ? "1 chore is still open" : `${count} chores are still open`,
    yourDay: (count) => `Yours today: ${count === 1 ? "1 thing" : `${count} things`}`,
    andMore: (count) => `and ${count} more`,
    dinner: "For dinner",
    isDone: (name) => `${name} is done`,
    waits: (title, stars) =>
      stars === 0
        ? `“${title}” waits for your word.`
        : `“${title}” waits for your word: ${stars === 1 ? "1 star" : `${stars} stars`}.`,
    done: "Done",
    approve: "Approve",
    settled: "This was settled meanwhile.",
    failed: "That didn’t get through. Try again, or tap to open the app.",
    wants: (name) => `${name} asks for a reward`,
    costs: (reward, stars) => `“${reward}” for ${stars === 1 ? "1 star" : `${stars} stars`}.`,
    allow: "Yes",
    today: "Today",
    tomorrow: "Tomorrow",
    allDay: "all day",
    whereYouAre: (time) => `${time} where you are`,
    leave: (time) => `leave ${time}`,
    drives: (name) => `${name} drives`,
    collects: (name) => `${name} collects`,
    busy: "Busy",
    snooze: "In 10 minutes",
    onMyWay: "On my way",
    over: "This event is at another time now, or gone.",
    notYet: "That didn’t get through. Tap here: the app says it once home is in reach.",
    tryAgain: "That didn’t get through. Tap here to try again.",
    newCertificate: "The wall has a new certificate",
    trustAnew: (address) =>
      `This phone has to trust it once more. Open ${address} in its browser, at home.`,
    testTitle: "It works",
    testBody: "The family wall reaches this phone.",
  },
  de: {
    choresOpen: (count) =>
      count === 1 ? "1 Aufgabe ist noch offen" : `${count} Aufgaben sind noch offen`,
    yourDay: (count) => `Heute für dich: ${count === 1 ? "1 Sache" : `${count} Sachen`}`,
    andMore: (count) => `und ${count} weitere`,
    dinner: "Zum Abendessen",
    isDone: (name) => `${name} ist fertig`,
    waits: (title, stars) =>
      stars === 0
        ? `„${title}“ wartet auf dein Wort.`
        : `„${title}“ wartet auf dein Wort: ${stars === 1 ? "1 Stern" : `${stars} Sterne`}.`,
    done: "Erledigt",
    approve: "Bestätigen",
    settled: "Das ist inzwischen erledigt.",
    failed: "Das kam nicht an. Versuch es noch einmal, oder tippe, um die App zu öffnen.",
    wants: (name) => `${name} möchte eine Belohnung`,
    costs: (reward, stars) => `„${reward}“ für ${stars === 1 ? "1 Stern" : `${stars} Sterne`}.`,
    allow: "Ja",
    today: "Heute",
    tomorrow: "Morgen",
    allDay: "ganztägig",
    whereYouAre: (time) => `bei dir ${time}`,
    leave: (time) => `los um ${time}`,
    drives: (name) => `${name} fährt`,
    collects: (name) => `${name} holt ab`,
    busy: "Beschäftigt",
    snooze: "In 10 Minuten",
    onMyWay: "Bin unterwegs",
    over: "Dieser Termin ist inzwischen verschoben oder abgesagt.",
    notYet: "Das kam nicht an. Tippe hierauf: Die App sagt es, sobald sie zu Hause erreicht.",
    tryAgain: "Das kam nicht an. Tippe hierauf, um es noch einmal zu versuchen.",
    newCertificate: "Die Wand hat ein neues Zertifikat",
    trustAnew: (address) =>
      `Dieses Handy muss ihm noch einmal vertrauen. Öffne zu Hause im Browser ${address}`,
    testTitle: "Es klappt",
    testBody: "Die Familienwand erreicht dieses Handy.",
  },
};

/** The family's language, or with `auto` the phone's own; else English. */
export const notificationLanguage = (locale: string, own: PushLanguage): PushLanguage => {
  if (locale === "auto") return own;
  const wished = locale.toLowerCase().split("-")[0];
  return pushLanguages.find((language) => language === wished) ?? "en";
};

/** Shortens people's text to what fits into a notification. */
export const truncateForNotification = (text: string, most = 80): string => {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
};
