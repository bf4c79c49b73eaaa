import { numberedWeekWords } from "../numbered-weeks.ts";

/** What bins are called; what may be something else too, such as paper, is asked about. */
export const binWords = {
  sure: [
    "(?:(?:paper|food|garden|recycling|rubbish|general|waste|blue|brown|black|green|yellow|red|gr[ae]y|wheelie|compost) )?(?:waste(?: bins?)?|bins?)",
    "rubbish|trash|garbage|recycling|refuse|(?:garbage|trash|recycling|rubbish|bin) (?:truck|day|collection|pick-?up)",
    "(?:rest|bio|haus|papier|sperr|plastik|verpackungs)?müll(?:abfuhr|tonne)?|altpapier|altglas|grünschnitt",
    "(?:papier|bio|rest|wertstoff|komposttonne|müll)tonnen?|wertstoffe|gelber? s[aä]cke?|gelben? sack",
    "(?:gelbe|grüne|blaue|schwarze|braune|graue|rote) tonne|tonnen?",
  ].join("|"),
  doubtful: "paper|papier|glass|plastic|cardboard|plastik|kompost|compost|bio|sperrgut",
  /** What is said beside a bin's name. */
  beside:
    "(?:is |are |gets? |will be |wird |werden )?(?:collected|emptied|picked up|abgeholt|geleert)|collection|(?<=\\S )day|wird|werden|comes?|kommt|kommen|abholung|leerung|goes out|is|are|ist|sind",
  /** That the day that follows is its usual one: "bin day is Thursday". */
  isOn: "is|are|ist|sind",
};

/** What school holidays are called; "holidays" alone may be a journey. */
export const schoolHolidayWords = {
  sure: [
    "(?:the )?school (?:holidays?|break|vacation)|(?:spring|summer|autumn|fall|winter|christmas|easter|whitsun|half[- ]term) (?:school )?(?:holidays?|break)|half[- ]?term",
    "(?:schul|herbst|winter|sommer|oster|pfingst|weihnachts|faschings|fasnachts|frühjahrs|frühlings|semester|ski|krokus|sport|kreide|heu)-?ferien",
    "no school|schulfrei",
  ].join("|"),
  doubtful: "holidays?|ferien|vacation|break",
  /** That a day is their first, or their last. */
  begin: "starts?|begins?|beginnen|beginnt|starten|fangen an",
  end: "ends?|are over|enden|endet|gehen bis|go until",
};

/** Subjects that lessons have; a lesson is only what has one of these names and nothing else. */
export const subjectWords = [
  "maths?|mathematics|mathe|mathematik|english|englisch|german|deutsch|french|französisch|spanish|spanisch|latin|latein",
  "science|physics|physik|chemistry|chemie|biology|biologie|bio|history|geschichte|geography|geo|erdkunde|geographie",
  "art|kunst|music|musik|sports?|pe|p\\.e\\.|gym|turnen|swimming|schwimmen|religion|re|ethics|ethik|reading|lesen|writing|schreiben",
  "computing|informatik|it|crafts|werken|textil|social studies|gemeinschaftskunde|politik|sozialkunde|wirtschaft|sachunterricht|sachkunde|hsu|nmg|drama|theater|philosophy|philosophie",
].join("|");

/** Which lesson of a day it is: "1st lesson", "2. Stunde". */
export const lessonNumber =
  "(?:in der |in the )?(?:(?<nth>\\d{1,2})(?:st|nd|rd|th|\\.)|(?<word>first|second|third|fourth|fifth|sixth|erste[nr]?|zweite[nr]?|dritte[nr]?|vierte[nr]?|fünfte[nr]?|sechste[nr]?)) (?:lesson|period|(?:schul)?stunde)";
/** The words of lessons' numbers by their beginnings. */
export const lessonNumbers = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 },
  ...{ erste: 1, zweite: 2, dritte: 3, vierte: 4, fünfte: 5, sechste: 6 },
};
/** In which of two weeks a lesson is given: "week A", "B-Woche". */
export const lessonWeek =
  "(?:in |in der )?(?:(?:week|woche) (?<after>[ab])|(?<before>[ab])[- ](?:week|woche))";

/** What shifts are called, by their kind. */
export const shiftWords = {
  early: "early shifts?|morning shifts?|(?:on )?earlies|früh(?:schicht|dienst)e?n?",
  late: "late shifts?|evening shifts?|(?:on )?lates|spät(?:schicht|dienst)e?n?",
  night: "night shifts?|night duty|(?:on )?nights|nacht(?:schicht|dienst|wache)e?n?",
};

/** What families call each other, beside the names of the roster. */
export const relatives =
  "dad|daddy|mom|mum|mommy|mummy|mama|papa|papi|mami|grandma|grandpa|granny|nana|oma|opa";
/** With whom somebody can stay, beside those of the roster. */
export const hostPattern = `(?:the |his |her |their |my |our |ihrem |ihrer |seinem |seiner |der |dem |den )?(?:${relatives}|grandparents|großeltern|oma (?:and|und) opa|grandma and grandpa)`;
/** That somebody is away, without saying where. */
export const awayWords =
  "away|out of town|on a (?:business|school|class) trip|weg|verreist|unterwegs|nicht da|nicht zu ?hause|auf (?:klassenfahrt|dienstreise|geschäftsreise|schullandheim)|im schullandheim";
/** The children of the house. */
export const childrenWords = "(?:the |our |my )?(?:kids|children)|(?:die |unsere |alle )?kinder";
/** The whole house. */
export const wholeHouseWords =
  "everyone|everybody|all of us|we all|we(?: are|['’]re)?(?: all)?|wir(?: sind)?(?: alle)?|alle";
/** What may stand between a name and where somebody is. */
export const isWords =
  "is|are|will be|stays?|ist|sind|bleibt|bleiben|wohnt|hat|haben|has|have|works?|arbeitet";
/** Weeks by their numbers, and every other week or weekend. */
export const cycleWords = {
  ...numberedWeekWords,
  otherWeek:
    "every (?:other|second|2nd) week|every two weeks|jede (?:zweite|2\\.) woche|alle (?:zwei|2) wochen",
  otherWeekend:
    "every (?:other|second|2nd) weekend|jedes (?:zweite|2\\.) wochenende|alle (?:zwei|2) wochenenden",
};
