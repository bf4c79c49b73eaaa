import type { WallNotice } from "#contract/wall-notice.ts";
import type { Message, TranslateOf } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  backupCopyLate:
    "No copy of the backups has reached their second place since {since}. Settings, Backups says why; plug the disk in, or choose another place.",
  rehearsalFailed:
    "The newest copy of the backups could not be read on {at} as a restore reads it. The next night copies anew what was damaged; look into Settings, Backups.",
  backupFailing:
    "Nightly backups have failed since {since}. Look whether the disk is full; Settings shows what a backup made now says.",
  certificateEnded:
    "The certificate of the wall’s https address ended on {at}. Phones refuse to open it until TLS_CERT and TLS_KEY are renewed.",
  certificateEnds:
    "The certificate of the wall’s https address ends on {at}. Renew TLS_CERT and TLS_KEY before that, or phones stop opening the wall.",
  databaseExchanged:
    "Another program exchanged the files of the wall’s data while the wall was on. The wall goes on with what it had; nothing is missing. Stop the wall before you put data in place.",
  databaseNew:
    "The wall’s data was damaged and there was no sound backup, so the wall began anew on {at}.",
  databaseRestored:
    "The wall’s data was damaged and was put back to the last backup. What was written between {from} and {until} is missing; please enter it again.",
  exchanged: "What lay there was kept as {kept}.",
  diskFull:
    "The disk of the wall’s machine is full, so nothing new is saved. Delete photos here, or files there. Once {megabytes} MB are free, the wall goes on by itself.",
  diskReadOnly:
    "The wall’s disk can’t be written ({folder}), so nothing is saved, and what is shown may be old. Restart the machine; if that doesn’t help, the disk may be failing or is mounted read-only. The wall goes on by itself once it can be written.",
  filesReadable:
    "Other users of this machine can read {file}, because its disk keeps no permissions. Move DATA_DIR to a disk that does.",
  httpsNewName:
    "The wall is called {name} now. The phones trust it by another name: on Settings, Phones by https, make a new certificate, which each of them trusts once more.",
  kept: "The damaged file was kept as {kept}.",
  latestChangesLost:
    "The wall’s latest changes were damaged. What was written between {from} and {until} may be missing.",
  restoreRolledBack:
    "The restored backup did not work, so on {at} the wall put everything back as it was before. Take another backup.",
  rosterField:
    "The file {file} has a mistake at {field}, so the family stays as it was. Correct it there, or save the family in Settings.",
  rosterFile:
    "The file {file} is not a list of members, so the family stays as it was. Correct it there, or save the family in Settings.",
  rosterLine:
    "The file {file} has a mistake in line {line}, so the family stays as it was. Correct it there, or save the family in Settings.",
  rosterUnknownField:
    "The file {file} names {field}, which the wall doesn’t know and leaves aside. Is it misspelled?",
  rosterUnreadable:
    "The file {file} can’t be read, so the family stays as it was. Look whether it is there and may be read.",
  safeMode:
    "The wall crashed several times, so it has run without calendars and other sources since {since}. It tries again by itself within the hour.",
  updateWaits: "Version {version} is there. It is installed in a terminal: {command}",
} as const satisfies Readonly<Record<string, Message>>;

/** What a grown-up should know about the house, in every language. */
export const noticeMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    backupCopyLate:
      "Seit {since} ist keine Kopie der Sicherungen am zweiten Ort angekommen. Einstellungen, Sicherungen sagt, warum; steck den Datenträger an, oder wähle einen anderen Ort.",
    rehearsalFailed:
      "Die neueste Kopie der Sicherungen ließ sich am {at} nicht so lesen, wie es beim Zurückspielen nötig ist. Die nächste Nacht kopiert neu, was beschädigt war; sieh in Einstellungen, Sicherungen nach.",
    backupFailing:
      "Seit {since} gelingt die nächtliche Sicherung nicht. Sieh nach, ob der Speicher voll ist; in den Einstellungen siehst du, was eine Sicherung von Hand sagt.",
    certificateEnded:
      "Das Zertifikat der https-Adresse der Wand ist am {at} abgelaufen. Handys öffnen sie erst wieder, wenn TLS_CERT und TLS_KEY erneuert sind.",
    certificateEnds:
      "Das Zertifikat der https-Adresse der Wand läuft am {at} ab. Erneuere TLS_CERT und TLS_KEY vorher, sonst öffnen Handys die Wand nicht mehr.",
    databaseExchanged:
      "Ein anderes Programm hat die Dateien mit den Daten der Wand ausgetauscht, während sie lief. Die Wand macht mit dem weiter, was sie hatte; es fehlt nichts. Beende die Wand, bevor du Daten einspielst.",
    databaseNew:
      "Die Daten der Wand waren beschädigt, und es gab keine heile Sicherung. Darum hat die Wand am {at} neu begonnen.",
    databaseRestored:
      "Die Daten der Wand waren beschädigt und wurden aus der letzten Sicherung zurückgeholt. Was zwischen {from} und {until} eingetragen wurde, fehlt; bitte tragt es noch einmal ein.",
    exchanged: "Was dort lag, wurde als {kept} aufgehoben.",
    diskFull:
      "Die Festplatte des Geräts der Wand ist voll, darum wird nichts Neues gespeichert. Lösche hier Fotos oder dort Dateien. Sobald {megabytes} MB frei sind, geht es von selbst weiter.",
    diskReadOnly:
      "Die Festplatte der Wand lässt sich nicht beschreiben ({folder}). Darum wird nichts gespeichert, und was zu sehen ist, kann alt sein. Starte das Gerät neu; hilft das nicht, ist sie vielleicht defekt oder nur zum Lesen eingebunden. Sobald sie sich beschreiben lässt, geht es von selbst weiter.",
    filesReadable:
      "Andere Benutzer dieses Rechners können {file} lesen, weil der Datenträger keine Rechte kennt. Lege DATA_DIR auf einen, der sie kennt.",
    httpsNewName:
      "Die Wand heißt jetzt {name}. Die Handys vertrauen ihr unter einem anderen Namen: Erstelle in Einstellungen, Handys mit https ein neues Zertifikat, dem jedes noch einmal vertraut.",
    kept: "Die beschädigte Datei wurde als {kept} aufgehoben.",
    latestChangesLost:
      "Die letzten Änderungen der Wand waren beschädigt. Was zwischen {from} und {until} eingetragen wurde, kann fehlen.",
    restoreRolledBack:
      "Die wiederhergestellte Sicherung funktioniert nicht. Darum hat die Wand am {at} alles wieder so gemacht, wie es vorher war. Nimm eine andere Sicherung.",
    rosterField:
      "In der Datei {file} stimmt etwas bei {field} nicht; die Familie bleibt, wie sie war. Berichtige es dort, oder speichere die Familie in den Einstellungen.",
    rosterFile:
      "Die Datei {file} ist keine Liste von Mitgliedern; die Familie bleibt, wie sie war. Berichtige sie, oder speichere die Familie in den Einstellungen.",
    rosterLine:
      "In der Datei {file} ist ein Fehler in Zeile {line}; die Familie bleibt, wie sie war. Berichtige ihn dort, oder speichere die Familie in den Einstellungen.",
    rosterUnknownField:
      "In der Datei {file} steht {field}. Das kennt die Wand nicht und lässt es außer Acht. Ist es ein Schreibfehler?",
    rosterUnreadable:
      "Die Datei {file} ist nicht lesbar; die Familie bleibt, wie sie war. Sieh nach, ob sie da ist und gelesen werden darf.",
    safeMode:
      "Die Wand ist mehrmals abgestürzt. Darum läuft sie seit {since} ohne Kalender und andere Quellen. Spätestens nach einer Stunde versucht sie es von selbst wieder.",
    updateWaits: "Version {version} ist da. Installiert wird sie in einem Terminal: {command}",
  },
};

/** A notice as sentences in the reader's language; `moment` writes an instant as day and time. */
export const noticeText = (
  s: TranslateOf<typeof en>,
  moment: (instant: string) => string,
  notice: WallNotice,
): string => {
  const spoken = (words: string, kept: string | null): string =>
    kept === null ? words : `${words} ${s("kept", { kept })}`;
  switch (notice.code) {
    case "rosterUnreadable":
      return s("rosterUnreadable", { file: notice.file });
    case "rosterNotJson":
      return notice.line === null
        ? s("rosterFile", { file: notice.file })
        : s("rosterLine", { file: notice.file, line: notice.line });
    case "rosterField":
      return notice.field === ""
        ? s("rosterFile", { file: notice.file })
        : s("rosterField", { file: notice.file, field: notice.field });
    case "rosterUnknownField":
      return s("rosterUnknownField", { file: notice.file, field: notice.field });
    case "diskFull":
      return s("diskFull", { megabytes: notice.neededMegabytes });
    case "diskReadOnly":
      return s("diskReadOnly", { folder: notice.folder });
    case "backupCopyLate":
      return s("backupCopyLate", { since: moment(notice.since) });
    case "rehearsalFailed":
      return s("rehearsalFailed", { at: moment(notice.at) });
    case "backupFailing":
      return s("backupFailing", { since: moment(notice.since) });
    case "restoreRolledBack":
      return s("restoreRolledBack", { at: moment(notice.at) });
    case "certificateEnds":
    case "certificateEnded":
      return s(notice.code, { at: moment(notice.at) });
    case "httpsNewName":
      return s("httpsNewName", { name: notice.name });
    case "safeMode":
      return s("safeMode", { since: moment(notice.since) });
    case "filesReadable":
      return s("filesReadable", { file: notice.file });
    case "updateWaits":
      return s("updateWaits", { version: notice.version, command: notice.command });
    case "databaseExchanged": {
      const words = s("databaseExchanged");
      return notice.kept === null ? words : `${words} ${s("exchanged", { kept: notice.kept })}`;
    }
    case "databaseNew":
      return spoken(s("databaseNew", { at: moment(notice.at) }), notice.kept);
    case "databaseRestored":
    case "latestChangesLost": {
      const missing = { from: moment(notice.from), until: moment(notice.until) };
      return spoken(s(notice.code, missing), notice.kept);
    }
  }
};
