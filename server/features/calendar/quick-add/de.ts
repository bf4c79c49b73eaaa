import type { PhraseLanguage } from "./language.ts";

/** The phrases of German quick-add texts, as people type them in a hurry. */
export const germanLanguage: PhraseLanguage = {
  code: "de",
  weekdays: {
    ...{ montag: 1, dienstag: 2, mittwoch: 3, donnerstag: 4, freitag: 5, samstag: 6 },
    ...{ sonnabend: 6, sonntag: 7 },
  },
  shortWeekdays: { mo: 1, di: 2, mi: 3, do: 4, fr: 5, sa: 6, so: 7 },
  onWeekdays: {
    ...{ montags: 1, dienstags: 2, mittwochs: 3, donnerstags: 4, freitags: 5, samstags: 6 },
    ...{ sonnabends: 6, sonntags: 7 },
  },
  joinedParts: "früh|morgen|vormittag|mittag|nachmittag|abend|nacht",
  months: {
    ...{ januar: 1, jänner: 1, februar: 2, märz: 3, maerz: 3, april: 4, mai: 5, juni: 6 },
    ...{ juli: 7, august: 8, september: 9, oktober: 10, november: 11, dezember: 12 },
    ...{ jan: 1, feb: 2, mär: 3, mrz: 3, apr: 4, jun: 6, jul: 7, aug: 8, sep: 9, sept: 9 },
    ...{ okt: 10, nov: 11, dez: 12 },
  },
  numbers: {
    ...{ ein: 1, eine: 1, einen: 1, einem: 1, einer: 1, eins: 1, zwei: 2, drei: 3, vier: 4 },
    ...{ fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12 },
  },
  daysAway: {
    ...{ überübermorgen: 3, übermorgen: 2, uebermorgen: 2, morgen: 1, heute: 0, gestern: -1 },
  },
  parts: {
    ...{ "am morgen": 8, morgens: 8, "in der früh": 8, vormittags: 10, "am vormittag": 10 },
    ...{ nachmittags: 15, "am nachmittag": 15, abends: 19, "am abend": 19 },
    ...{ nachts: 22, "in der nacht": 22 },
  },
  bareParts: { früh: 8, vormittag: 10, nachmittag: 15, abend: 19, nacht: 22 },
  hours: { mittags: 12, "am mittag": 12, mittag: 12, mitternacht: 0 },
  says: {
    next: "nächsten|nächste|nächster|nächstes|naechsten|naechste",
    coming: "kommenden|kommende|kommendes|diesen|diese|dieses",
    nextWeek: "nächste woche|naechste woche|kommende woche|in der nächsten woche",
    afterNext: "übernächsten|übernächste|übernächster|übernächstes|uebernaechsten|uebernaechste",
    weekAfterNext: "(?:in der )?(?:übernächste|übernächsten|uebernaechste|uebernaechsten) woche",
    last: "letzten|letzte|letzter|letztes|vorigen|vorige|vergangenen|vergangene",
    weekend: "wochenende",
    inTime: "in",
    dayOfMonth: String.raw`(?:(?:am|den|zum|der) |(?<=(?:tag|mittwoch|sonnabend),? ))(?<only>\d{1,2})\.(?!\d| ?\d{1,2}\.)`,
    ordinalMark: String.raw`\.`,
    ofMonth: "",
    startingIn: "ab|ab anfang|beginnend im|beginnend ab",
    endOfMonth: "ende",
    at: "um|ab|gegen|von",
    from: String.raw`von|zwischen|zw\.|vom`,
    to: "-|–|—|bis einschließlich|bis|bis zum|bis um|und|&",
    until: "bis zum|bis einschließlich|bis",
    onwards: "ab|beginnend(?: am)?",
    since: "seit",
    oClock: "uhr|h",
    halfPast: "(?!)",
    halfTo: "halb",
    quarterPast: "viertel nach",
    quarterTo: "viertel vor",
    duration: "für",
    halfHour: "(?:eine )?halbe stunde|(?:eine )?halbe std",
    hourAndHalf: "anderthalb stunden|eineinhalb stunden",
    allDay: "ganztägig|ganztags|den ganzen tag",
    tonight: "(?!)",
    itsMorning:
      "(?<=(?:heute|gestern|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|mo|di|mi|do|fr|sa|so) )morgen",
    exceptHolidays:
      "(?:aber )?(?:au(?:ß|ss)er|nicht) (?:in den |in |an |zu |während der )?(?:den )?(?:schul|sommer)?(?:ferien|feiertagen)",
    except: "(?:aber )?(?:außer|ausser|ohne|nicht)(?: am| an| den| dem)*",
    always: "immer",
    every: "jeden|jede|jedes|alle",
    everyOther: "zweiten|zweite|zweites|2\\.",
    weekday: "werktag|schultag|arbeitstag|wochentag",
    inMonth: "(?: im monat| des monats| jeden monats)",
    times: "mal|x",
    birthday: "geburtstag|hochzeitstag|jahrestag",
    everyone:
      "alle(?=:)|für alle|(?:für )?uns alle|wir alle|für die ganze familie|für die familie|mit allen",
    everyoneLast: "alle|alle zusammen",
    forWhom: "für|mit",
    and: "und|&|,|\\+",
    remind:
      "(?:mit )?(?:einer )?erinnerung|(?:bitte )?erinner(?:e|t)? (?:mich|uns)|erinnern|erinnere",
    before: "vorher|davor|zuvor|vor beginn|im voraus",
    drives: "fährt(?: (?:ihn|sie|hin))*|bringt (?:(?:ihn|sie) )?hin|bringt (?:ihn|sie)",
    drivesLast: "bringt",
    collects: "holt (?:(?:ihn|sie|es) )?ab|holt (?:ihn|sie)",
    urgently: "auch nachts|nachts auch|auch in der nacht|dringend",
    wayBefore: "weg|fahrt|anfahrt|fahrzeit",
    wayAfter:
      "(?:hin)?(?:weg|fahrt|anfahrt|fahrzeit)|(?:weit )?entfernt|(?:weit )?weg|bis dorthin|dorthin",
    bring: "(?:bitte )?mitbringen|mitnehmen",
    bringAfter: "mitbringen|mitnehmen",
    // "Schule fängt wieder an": a verb's own word stays.
    small:
      "(?<!\\b(?:fängt|fangen|ruft|rufen|meldet|melden|steht|stehen) (?:.* )?)an|um|am|ab|für|von|vom|bis|im|in|mit|der|die|den|dem|und|zum|beginnt|gegen|diese|diesen|zur|&|/",
  },
  bringTitle: "Mitbringen",
  frequencies: {
    ...{ tag: "DAILY", tage: "DAILY", woche: "WEEKLY", wochen: "WEEKLY", monat: "MONTHLY" },
    ...{ monate: "MONTHLY", jahr: "YEARLY", jahre: "YEARLY" },
  },
  often: {
    ...{ täglich: "FREQ=DAILY", wöchentlich: "FREQ=WEEKLY", monatlich: "FREQ=MONTHLY" },
    ...{ jährlich: "FREQ=YEARLY", zweiwöchentlich: "FREQ=WEEKLY;INTERVAL=2" },
    ...{ "14-tägig": "FREQ=WEEKLY;INTERVAL=2", vierzehntägig: "FREQ=WEEKLY;INTERVAL=2" },
    ...{ werktags: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" },
  },
  ordinals: {
    ...{ ersten: 1, "1\\.": 1, zweiten: 2, "2\\.": 2, dritten: 3, "3\\.": 3, vierten: 4 },
    ...{ erster: 1, zweiter: 2, dritter: 3, vierter: 4, letzter: -1, letzten: -1 },
  },
  units: {
    ...{ h: 60, std: 60, stunde: 60, stunden: 60, min: 1, minute: 1, minuten: 1, m: 1 },
    ...{ tag: 1440, tage: 1440, tagen: 1440, woche: 10_080, wochen: 10_080 },
  },
};
