/** Dates at the contract's edges and beyond, and such as no calendar has. */
export const edgeDays = {
  fitting: [
    ...["2026-11-20", "2026-11-21", "1900-01-01", "2199-12-30", "2199-12-31", "2028-02-29"],
    ...["2026-03-29", "2026-10-25", "2026-12-31"],
  ],
  wild: [
    ...["0000-00-00", "0001-01-01", "1899-12-31", "2026-02-31", "2200-01-01", "9999-12-31"],
    ...["+010000-01-01", "2026-11-20T10:00:00Z", "tomorrow", ""],
  ],
};

/** Instants at the edges, and where an offset carries them over one. */
export const edgeInstants = {
  fitting: [
    ...["2026-11-20T16:42:00Z", "2026-11-20T23:59:59.999+01:00", "2026-10-25T02:30:00+01:00"],
    ...["1900-01-01T00:00:00Z", "1900-01-01T00:00:00+14:00", "2199-12-31T23:59:59Z"],
    ...["2199-12-31T23:59:59-12:00", "2199-12-31T22:30:00Z"],
  ],
  wild: ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2200-01-01T00:00:00Z", "2026-11-20"],
};

/** Texts that have broken programs, whatever they are for. */
export const edgeTexts = {
  fitting: ["Piano", "ß", "👨‍👩‍👧‍👦", "עברית", "a, b; c\\n", "Line\nbreak", "0", "null", "2199-12-31"],
  wild: [
    ...["", " ", "\u0000", "\uD800", "\u202E", "__proto__", "constructor", "../../etc/passwd"],
    ...["%00", "'; DROP TABLE tasks; --", "{{7*7}}", "\u2028", "NaN"],
  ],
};

export const edgeNumbers = {
  fitting: [0, 1, -1, 2, 100],
  wild: [-0, 0.1, -1.5, 2 ** 31, 2 ** 53, -(2 ** 53) - 2, 1e21, 1e308],
};

export const edgeRules = [
  ...["FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,WE", "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=YEARLY"],
  ...["FREQ=YEARLY;INTERVAL=200", "FREQ=YEARLY;INTERVAL=1000", "FREQ=DAILY;COUNT=1000"],
  ...["FREQ=DAILY;UNTIL=99991231", "FREQ=DAILY;UNTIL=00010101", "FREQ=YEARLY;BYMONTHDAY=-366"],
  ...["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=WEEKLY;INTERVAL=1000", "FREQ=SECONDLY"],
  ...["FREQ=MONTHLY;BYDAY=5MO;BYSETPOS=-1", "FREQ=YEARLY;BYWEEKNO=53", "RRULE:FREQ=DAILY"],
  ...["FREQ=DAILY;UNTIL=21991231", "FREQ=YEARLY;BYYEARDAY=366;INTERVAL=7"],
];

export const edgePhrases = [
  ...["Party tomorrow", "Party 31 Dec 2199", "Party 31.12.2199 23:30 for 3 hours"],
  ...["Dentist in 99999999 days", "Feier in 999999999999 Wochen", "Party 1.1.9999"],
  ...["Piano every day until 9999", "Oma every 200 years", "Camp 1 Jan 1900 to 31 Dec 2199"],
  ...["Urlaub vom 30.12.2199 bis 5.1.2200", "Event 29.2.2027 at 25:99", "31/31/31"],
  ...["next year", "Show for 9999999999 hours", "Geburtstag 31.12.2199", "Run 12am-12am"],
];
