import type { SourceErrorCode } from "./error-codes.ts";

const en = {
  accountAnswerBroken: "The server’s answer can’t be read. It is tried again by itself.",
  accountCalendarGone:
    "The server doesn’t have this calendar any more. Choose the account’s calendars again in Settings.",
  accountGoogleApiOff:
    "Google doesn’t let this client read calendars yet. Switch on the CalDAV API in your project at console.cloud.google.com.",
  accountGoogleClientMissing:
    "Google needs a client of your own. Make one as the guide says, and enter its ID and its secret.",
  accountGoogleClientRefused:
    "Google doesn’t know this client ID with this secret. Copy both again from your project at console.cloud.google.com.",
  accountGoogleCodeUsed:
    "Google takes this address only once, and not for long. Open the link again, and paste the address that comes then.",
  accountGoogleDenied:
    "At Google it wasn’t allowed. Open the link again and allow it; while your app is in testing, only its test users may.",
  accountGoogleOtherUser:
    "Google lets us in, but not to the calendars of this address. Enter the address of the account with which you allow it.",
  accountGooglePasteWrong:
    "That isn’t the address of the page behind Google’s. Copy all of it; it begins with http://127.0.0.1.",
  accountGoogleScopeMissing:
    "The calendars weren’t ticked at Google. Open the link again, and leave the tick beside calendars.",
  accountGoogleTryOver:
    "This address belongs to another try, or to one of over ten minutes ago. Open the link again here.",
  accountGoogleWithdrawn:
    "Google doesn’t let us in any more: the permission was withdrawn or has run out. Allow it again; a client that is left in testing forgets after seven days.",
  accountLeadsAway:
    "The server leads on to another host, which the password isn’t told without a parent’s yes.",
  accountNoCalendars:
    "The account has no calendar that the wall could show. Make one there, and test it again.",
  accountNotAllowed:
    "The server lets us in, but doesn’t allow this. Look at the rights of the account there.",
  accountNotDav:
    "There is a web page at this address, but no calendar server. Look up the CalDAV address in your provider’s help.",
  accountNothingThere: "There is no calendar server at this address. Check its spelling.",
  accountOverwritten:
    "Another program wrote over a change of yours. Recent changes in Settings gives it back.",
  accountPasswordRefused:
    "The server doesn’t accept user name and password. Many providers want a password for this app alone; make one there, and enter it.",
  accountUidTaken:
    "The calendar has this event already, under another address. Nothing was changed; look there, and delete one of them.",
  accountUnencrypted:
    "A password goes to the internet only encrypted. Enter the address with https://.",
  accountUnreadable:
    "Some entries of this calendar can’t be read. They are left as they are, and the others are shown.",
  badAddress: "The address leads to something that isn’t on the web. Copy it again.",
  broken: "It can’t be fetched. It is tried again by itself.",
  budgetCurrencyMissing:
    "The budget doesn’t say which currency it is in. Choose one in Actual’s settings, or its three letters under Settings, Sources, Budget.",
  budgetFileBroken:
    "The budget’s file isn’t what the guide describes. Look at the script that writes it.",
  budgetFileMissing:
    "The budget’s file isn’t there, or the wall may not read it. Look at BUDGET_FILE.",
  budgetKeyRefused:
    "The budget is encrypted, and its password doesn’t open it. Correct it under Settings, Sources, Budget.",
  budgetNotInstalled:
    "Actual’s own library isn’t on the wall’s machine yet, or doesn’t run there. Fetch it under Settings, Sources, Budget.",
  budgetPasswordRefused:
    "Actual doesn’t accept the password. Correct it under Settings, Sources, Budget.",
  budgetProgramCrashed:
    "The program that reads the budget broke off. It is started again by itself.",
  budgetProgramHung:
    "The program that reads the budget stood still and was ended. It is started again by itself.",
  budgetUnknown:
    "Actual has no budget with this Sync ID. Choose one that is there under Settings, Sources, Budget.",
  budgetVersionOther:
    "Actual and its library on the wall’s machine are of different versions. Fetch it anew under Settings, Sources, Budget.",
  dns: "No server is known by this name. Check the spelling, and that the wall has internet.",
  folderMissing:
    "The photos folder isn’t there, or the wall may not read it. Check that its drive is connected, and its path under Settings, Sources, Photos.",
  folderTaken: "That is a folder of the wall itself. Choose another one.",
  forbiddenAddress: "The address leads to a place in this house that may not be asked.",
  gone: "There is no calendar at this address any more. Copy it again from the calendar’s own settings.",
  incomplete: "It is too much: not everything in it is shown.",
  leadsHere:
    "This address leads back to this machine. Where a calendar does live here, its host and port go into CALENDAR_LOCAL_HOSTS.",
  lost: "The copy on this machine can’t be read. It is fetched again by itself.",
  mealAddressMoved:
    "The recipe service’s address leads on to another. Put in the one where your browser ends up, under Settings, Sources, Meals.",
  mealListMissing:
    "The shopping list isn’t there. Choose one that is, under Settings, Sources, Meals.",
  mealTokenRefused:
    "The recipe service doesn’t accept the token. Make a new one in Mealie under your profile, API tokens, and put it in under Settings, Sources, Meals.",
  mealVersionOld:
    "This Mealie is too old for the wall. Bring it to version 2 or 3; it is tried again by itself.",
  notCalendar:
    "That isn’t a calendar. Open the address in a browser and look for a link named ICS or iCal.",
  nothing:
    "The address answers nothing. Open it in a browser and look for a link named ICS or iCal.",
  notWeb: "That isn’t a calendar’s address. It begins with https:// or webcal://.",
  outOfRange:
    "Something in it has a date or a number that can’t be: it is cut short or left out, and the rest is shown. Correct it at its source.",
  projectMissing: "A project isn’t there. Choose one that is, under Settings, Sources, Chores.",
  part: "It arrived only in part. It is tried again by itself.",
  photoAddressMoved:
    "Immich’s address leads on to another. Put in the one where your browser ends up, under Settings, Sources, Photos.",
  photoAlbumMissing:
    "Immich has no such album, or the key’s owner doesn’t see it. Choose one that is there, under Settings, Sources, Photos.",
  photoKeyRefused:
    "Immich doesn’t accept the key. Make a new one there under your account settings, API keys, and put it in under Settings, Sources, Photos.",
  photoKeyTooWeak:
    "Immich’s key may not do enough. Give it asset.read, asset.view, asset.download, album.read and person.read in Immich, under your account settings, API keys.",
  photoPersonMissing:
    "Immich knows nobody of that name. Choose somebody under Settings, Sources, Photos.",
  photoVersionOld:
    "This Immich is too old for the wall. Bring it to version 2.7 or newer; it is tried again by itself.",
  redirects: "The address leads on without end. Copy it again from the calendar’s own settings.",
  refused:
    "The server can’t be reached. Check that it is on, and that the wall has internet. It is tried again by itself.",
  renewed:
    "We aren’t let in: the address may have been renewed. Copy it again from the calendar’s own settings.",
  reset: "The server broke off its answer. It is tried again by itself.",
  rightsMissing: "It may not do enough. Give it the rights that are named, and test it again.",
  sourceTrouble: "The server has trouble of its own at the moment. It is tried again by itself.",
  strange: "The server gave a strange answer. Open the address in a browser.",
  timeout: "The server took too long to answer. It is tried again by itself.",
  tls: "The server’s certificate isn’t valid. Whoever runs it has to renew it.",
  tokenRefused:
    "The task service doesn’t accept the token. Copy it anew from its settings, and put it in under Settings, Sources, Chores.",
  tooLarge: "It is too large. Leave out the years behind at its source.",
  tooMuch: "It is too much work to read. Look at its source for what is wrong with it.",
  tooOften: "The server says that it was asked too often. It is tried again by itself.",
  versionGone:
    "The task service doesn’t speak this version of its language any more. Look for a newer Family Wall.",
  webPage:
    "This address shows a web page, not a calendar. Open it in a browser and look for a link named ICS or iCal.",
} as const satisfies Readonly<Record<SourceErrorCode, string>>;

/** What people read where a source can't be read: what is wrong and what helps, by the reason. */
export const sourceErrors: Readonly<
  Record<"en" | "de", Readonly<Record<SourceErrorCode, string>>>
> = {
  en,
  de: {
    accountAnswerBroken:
      "Die Antwort des Servers ist nicht zu lesen. Es wird von selbst wieder versucht.",
    accountCalendarGone:
      "Der Server hat diesen Kalender nicht mehr. Wähle die Kalender des Kontos in den Einstellungen neu.",
    accountGoogleApiOff:
      "Google lässt diesen Client noch keine Kalender lesen. Schalte in deinem Projekt auf console.cloud.google.com die CalDAV API ein.",
    accountGoogleClientMissing:
      "Google will einen eigenen Client von dir. Lege einen an, wie die Anleitung sagt, und gib seine ID und sein Secret ein.",
    accountGoogleClientRefused:
      "Google kennt diese Client-ID mit diesem Secret nicht. Kopiere beide noch einmal aus deinem Projekt auf console.cloud.google.com.",
    accountGoogleCodeUsed:
      "Google nimmt diese Adresse nur einmal und nicht lange. Öffne den Link noch einmal und füge die Adresse ein, die dann kommt.",
    accountGoogleDenied:
      "Bei Google wurde es nicht erlaubt. Öffne den Link noch einmal und erlaube es; solange deine App im Test ist, dürfen das nur ihre Testnutzer.",
    accountGoogleOtherUser:
      "Google lässt uns ein, aber nicht zu den Kalendern dieser Adresse. Gib die Adresse des Kontos ein, mit dem du es erlaubst.",
    accountGooglePasteWrong:
      "Das ist nicht die Adresse der Seite hinter der von Google. Kopiere sie ganz; sie beginnt mit http://127.0.0.1.",
    accountGoogleScopeMissing:
      "Bei Google war der Haken bei den Kalendern nicht gesetzt. Öffne den Link noch einmal und lass ihn stehen.",
    accountGoogleTryOver:
      "Diese Adresse gehört zu einem anderen Versuch oder zu einem vor über zehn Minuten. Öffne den Link hier noch einmal.",
    accountGoogleWithdrawn:
      "Google lässt uns nicht mehr ein: die Erlaubnis wurde zurückgezogen oder ist abgelaufen. Erlaube es noch einmal; ein Client, der im Test bleibt, vergisst nach sieben Tagen.",
    accountLeadsAway:
      "Der Server führt zu einem anderen weiter, der das Passwort nicht ohne das Ja eines Elternteils erfährt.",
    accountNoCalendars:
      "Das Konto hat keinen Kalender, den die Wand zeigen könnte. Lege dort einen an und prüfe es noch einmal.",
    accountNotAllowed:
      "Der Server lässt uns ein, erlaubt das aber nicht. Sieh dort nach den Rechten des Kontos.",
    accountNotDav:
      "Unter dieser Adresse ist eine Webseite, aber kein Kalenderserver. Sieh in der Hilfe deines Anbieters nach der CalDAV-Adresse.",
    accountNothingThere: "Unter dieser Adresse ist kein Kalenderserver. Prüfe ihre Schreibweise.",
    accountOverwritten:
      "Ein anderes Programm hat eine eurer Änderungen überschrieben. „Letzte Änderungen“ in den Einstellungen gibt sie zurück.",
    accountPasswordRefused:
      "Der Server nimmt Benutzername und Passwort nicht an. Viele Anbieter wollen ein eigenes Passwort für Apps; lege dort eines an und gib es ein.",
    accountUidTaken:
      "Der Kalender hat diesen Termin schon, unter anderer Adresse. Nichts wurde geändert; sieh dort nach und lösche einen davon.",
    accountUnencrypted:
      "Ein Passwort geht nur verschlüsselt ins Internet. Gib die Adresse mit https:// ein.",
    accountUnreadable:
      "Einige Einträge dieses Kalenders sind nicht zu lesen. Sie bleiben, wie sie sind, und die anderen werden gezeigt.",
    badAddress: "Die Adresse führt zu etwas, das nicht im Netz steht. Kopiere sie noch einmal.",
    broken: "Es lässt sich nicht holen. Es wird von selbst wieder versucht.",
    budgetCurrencyMissing:
      "Das Budget sagt nicht, in welcher Währung es ist. Wähle eine in den Einstellungen von Actual, oder gib ihre drei Buchstaben unter Einstellungen, Quellen, Budget ein.",
    budgetFileBroken:
      "Die Datei mit dem Haushaltsgeld ist nicht so aufgebaut, wie die Anleitung es beschreibt. Sieh nach dem Programm, das sie schreibt.",
    budgetFileMissing:
      "Die Datei mit dem Haushaltsgeld ist nicht da, oder die Wand darf sie nicht lesen. Sieh nach BUDGET_FILE.",
    budgetKeyRefused:
      "Das Budget ist verschlüsselt, und sein Passwort öffnet es nicht. Berichtige es unter Einstellungen, Quellen, Budget.",
    budgetNotInstalled:
      "Die Bibliothek von Actual ist noch nicht auf dem Gerät der Wand oder läuft dort nicht. Hole sie unter Einstellungen, Quellen, Budget.",
    budgetPasswordRefused:
      "Actual nimmt das Passwort nicht an. Berichtige es unter Einstellungen, Quellen, Budget.",
    budgetProgramCrashed:
      "Das Programm, das das Budget liest, ist abgebrochen. Es wird von selbst neu gestartet.",
    budgetProgramHung:
      "Das Programm, das das Budget liest, stand still und wurde beendet. Es wird von selbst neu gestartet.",
    budgetUnknown:
      "Actual hat kein Budget mit dieser Sync-ID. Wähle unter Einstellungen, Quellen, Budget eines, das es gibt.",
    budgetVersionOther:
      "Actual und seine Bibliothek auf dem Gerät der Wand haben verschiedene Versionen. Hole sie neu unter Einstellungen, Quellen, Budget.",
    dns: "Kein Server ist unter diesem Namen bekannt. Prüfe die Schreibweise, und ob die Wand Internet hat.",
    folderMissing:
      "Der Fotoordner ist nicht da, oder die Wand darf ihn nicht lesen. Prüfe, ob sein Laufwerk angeschlossen ist, und seinen Pfad unter Einstellungen, Quellen, Fotos.",
    folderTaken: "Das ist ein Ordner der Wand selbst. Wähle einen anderen.",
    forbiddenAddress:
      "Die Adresse führt an eine Stelle in diesem Haus, die nicht gefragt werden darf.",
    gone: "Unter dieser Adresse gibt es keinen Kalender mehr. Kopiere sie noch einmal aus den Einstellungen des Kalenders.",
    incomplete: "Es ist zu viel: nicht alles darin wird gezeigt.",
    leadsHere:
      "Diese Adresse führt auf dieses Gerät zurück. Liegt hier wirklich ein Kalender, gehören sein Name und Port in CALENDAR_LOCAL_HOSTS.",
    lost: "Die Kopie auf diesem Gerät ist nicht lesbar. Sie wird von selbst neu geholt.",
    mealAddressMoved:
      "Die Adresse des Rezeptdienstes führt zu einer anderen weiter. Trage unter Einstellungen, Quellen, Essen die ein, bei der dein Browser ankommt.",
    mealListMissing:
      "Die Einkaufsliste gibt es nicht. Wähle unter Einstellungen, Quellen, Essen eine, die es gibt.",
    mealTokenRefused:
      "Der Rezeptdienst nimmt das Token nicht an. Erzeuge in Mealie unter deinem Profil, API-Token, ein neues, und trage es unter Einstellungen, Quellen, Essen ein.",
    mealVersionOld:
      "Dieses Mealie ist zu alt für die Wand. Bring es auf Version 2 oder 3; es wird von selbst wieder versucht.",
    notCalendar:
      "Das ist kein Kalender. Öffne die Adresse in einem Browser und suche einen Link namens ICS oder iCal.",
    nothing:
      "Die Adresse antwortet mit nichts. Öffne sie in einem Browser und suche einen Link namens ICS oder iCal.",
    notWeb: "Das ist keine Kalenderadresse. Sie beginnt mit https:// oder webcal://.",
    outOfRange:
      "Etwas darin hat ein Datum oder eine Zahl, die es nicht geben kann: es wird gekürzt oder weggelassen, der Rest wird gezeigt. Berichtige es an der Quelle.",
    projectMissing:
      "Ein Projekt fehlt. Wähle unter Einstellungen, Quellen, Aufgaben eines, das es gibt.",
    part: "Es kam nur zum Teil an. Es wird von selbst wieder versucht.",
    photoAddressMoved:
      "Die Adresse von Immich führt zu einer anderen weiter. Trage unter Einstellungen, Quellen, Fotos die ein, bei der dein Browser ankommt.",
    photoAlbumMissing:
      "Immich hat kein solches Album, oder wem der Schlüssel gehört, sieht es nicht. Wähle unter Einstellungen, Quellen, Fotos eines, das es gibt.",
    photoKeyRefused:
      "Immich nimmt den Schlüssel nicht an. Lege dort in den Kontoeinstellungen unter API-Schlüssel einen neuen an, und trage ihn unter Einstellungen, Quellen, Fotos ein.",
    photoKeyTooWeak:
      "Der Schlüssel darf in Immich zu wenig. Gib ihm dort in den Kontoeinstellungen unter API-Schlüssel asset.read, asset.view, asset.download, album.read und person.read.",
    photoPersonMissing:
      "Immich kennt niemanden mit diesem Namen. Wähle jemanden unter Einstellungen, Quellen, Fotos.",
    photoVersionOld:
      "Dieses Immich ist zu alt für die Wand. Bring es auf Version 2.7 oder neuer; es wird von selbst wieder versucht.",
    redirects:
      "Die Adresse führt endlos weiter. Kopiere sie noch einmal aus den Einstellungen des Kalenders.",
    refused:
      "Der Server ist nicht erreichbar. Prüfe, ob er an ist und die Wand Internet hat. Es wird von selbst wieder versucht.",
    renewed:
      "Wir werden nicht eingelassen: vielleicht wurde die Adresse erneuert. Kopiere sie noch einmal aus den Einstellungen des Kalenders.",
    reset: "Der Server hat seine Antwort abgebrochen. Es wird von selbst wieder versucht.",
    rightsMissing:
      "Es darf dort zu wenig. Gib ihm die Rechte, die genannt werden, und prüfe es noch einmal.",
    sourceTrouble:
      "Der Server hat gerade selbst Schwierigkeiten. Es wird von selbst wieder versucht.",
    strange: "Der Server hat seltsam geantwortet. Öffne die Adresse in einem Browser.",
    timeout: "Der Server hat zu lange gebraucht. Es wird von selbst wieder versucht.",
    tls: "Das Zertifikat des Servers gilt nicht. Wer ihn betreibt, muss es erneuern.",
    tokenRefused:
      "Der Aufgabendienst nimmt das Token nicht an. Kopiere es noch einmal aus seinen Einstellungen, und trage es unter Einstellungen, Quellen, Aufgaben ein.",
    tooLarge: "Es ist zu groß. Lass an der Quelle die vergangenen Jahre weg.",
    tooMuch: "Es macht zu viel Arbeit beim Lesen. Sieh an der Quelle nach, was damit los ist.",
    tooOften: "Der Server sagt, er werde zu oft gefragt. Es wird von selbst wieder versucht.",
    versionGone:
      "Der Aufgabendienst spricht diese Version seiner Sprache nicht mehr. Sieh nach einem neueren Family Wall.",
    webPage:
      "Unter dieser Adresse steht eine Webseite, kein Kalender. Öffne sie in einem Browser und suche einen Link namens ICS oder iCal.",
  },
};
