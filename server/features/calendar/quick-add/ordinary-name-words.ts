const words = `
  der die das den dem des und von vom zum zur van del della the and
  alt alte alter jung junge junger neu klein kleine kleiner groß große großer lang kurz big little old young new long short
  frau herr herrn familie doktor baby kind bruder schwester family doctor child brother sister miss mrs
  rosa rose rot blau grün grau schwarz weiß braun red blue green grey gray black white brown pink
  frühling sommer herbst winter spring summer autumn fall april may mai june juni july juli august
  montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday
  abend morgen heute morning evening tomorrow
  art bill dawn eve faith grace hope jack joy king mark pat sky star sun will
  bauer bäcker engel fischer fuchs jäger kaiser koch könig müller richter schneider stern vogel wolf zimmermann
  baker church cook fisher forest garden hall hill house hunter lake miller park smith taylor wood
  bach berg feld garten haus hof meer see stein wald
`;

/** Words of names that lines of a calendar also say otherwise, in either language: "Schwimmkurs Sommer". */
export const ordinaryNameWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/u));
