import type { errorsInEnglish } from "./errors.ts";
import type { ErrorSentence } from "./first-errors.ts";

const strangeAddress =
  "Unter dieser Adresse antwortet die Wand nicht. Trag sie in ALLOWED_HOSTS ein, oder öffne die Wand unter einer anderen.";

const internal =
  "Da ist etwas schiefgegangen. Versuch es noch einmal; bleibt es so, starte die Wand neu.";

const tooManyTries = {
  one: "Zu viele Versuche. Warte {count} Sekunde.",
  other: "Zu viele Versuche. Warte {count} Sekunden.",
} as const;

/** What people read in German where a request was refused, by the code of the refusal. */
export const errorsInGerman = {
  "error.absencesOverlap":
    "Diese Wochen treffen an einem Tag auf andere Wochen derselben Person. Ändere oder beende erst jene.",
  "error.accountKnown": "Dieses Konto ist schon verbunden.",
  "error.accountRefused": "Dieses Konto lässt sich nicht verbinden.",
  "error.alreadyApproved": "Das ist schon bestätigt. Auf der Wand lässt es sich wieder öffnen.",
  "error.alreadyDone": "Jemand war schneller.",
  "error.arrivedBefore": "Es war schon angekommen.",
  "error.alreadyRejected": "Das wurde schon abgelehnt.",
  "error.babysitter": "Hier ist gerade ein Babysitter zuständig.",
  "error.backupDamaged":
    "Diese Sicherung ist beschädigt und nicht zu gebrauchen. Nimm eine andere.",
  "error.backupForeign":
    "Diese Sicherung stammt von einem anderen Gerät oder einer älteren Version. Nur mit dem Ja eines Elternteils wird sie zurückgespielt.",
  "error.backupKeyWrong":
    "Dieser Schlüssel öffnet diese Kopien nicht. Sieh jedes Wort oder Zeichen noch einmal an.",
  "error.backupNewer":
    "Diese Sicherung stammt von einer neueren Version. Aktualisiere zuerst die Wand.",
  "error.backupPlaceFull": "Der zweite Ort ist voll. Schaff dort Platz, oder wähle einen anderen.",
  "error.backupPlaceLies":
    "Was dort geschrieben wurde, kommt nicht so zurück, wie es war. Nimm einen anderen Datenträger oder Dienst.",
  "error.backupPlaceMissing":
    "Der Datenträger, der Ordner oder der Bucket ist nicht da. Steck ihn an, oder wähle den Ort noch einmal.",
  "error.backupPlaceRefused":
    "Der zweite Ort lehnt ab: Name, Passwort oder Schlüssel stimmt nicht, oder dort darf nichts geschrieben werden.",
  "error.backupPlaceTaken":
    "Dort liegen Kopien einer anderen Familie. Wähle einen anderen Ordner oder Bucket.",
  "error.backupPlaceUnreachable":
    "Der zweite Ort ist nicht zu erreichen. Sieh nach, ob er an ist und die Adresse stimmt.",
  "error.backupPlaceUnsuitable":
    "In diesem Ordner können keine Kopien liegen: Es muss ein Ordner außerhalb der eigenen Ordner der Wand sein.",
  "error.backupRunning":
    "Es wird schon eine Sicherung angelegt oder zurückgespielt. Warte einen Moment.",
  "error.calendarHidden":
    "Der Kalender wird nicht mehr gezeigt. Sobald er in den Einstellungen wieder gezeigt wird, wird es gesendet.",
  "error.calendarMoves":
    "Einer dieser Kalender zieht gerade in einen anderen um, oder einer zu ihm. Warte, bis das fertig ist.",
  "error.calendarReadOnly":
    "Dieser Kalender ist nur zum Lesen. Ändere den Termin dort, wo er herkommt.",
  "error.changedMeanwhile":
    "Jemand anderes hat das inzwischen geändert. Sieh nach, wie es jetzt ist, und ändere es dann.",
  "error.changedSince": "Dasselbe wurde danach noch geändert. Nimm erst das zurück.",
  "error.childMayNotWrite":
    "In diesen Kalender dürfen Kinder nicht schreiben. Ein Elternteil kann es in den Einstellungen erlauben.",
  "error.clockNotSet":
    "Die Uhr des Geräts der Wand ist noch nicht gestellt. Sobald es die Zeit aus dem Netz hat, versuch es noch einmal.",
  "error.conflict":
    "Jemand anderes hat inzwischen dasselbe geändert. Sieh dir beides an und sag, was gilt.",
  "error.diskFull":
    "Die Festplatte des Geräts der Wand ist voll, darum wurde nichts gespeichert. Lösche dort Fotos oder andere Dateien.",
  "error.envFile":
    "Die Datei .env der Wand ist so geschrieben, dass sie sich hier nicht ändern lässt. Ändere sie von Hand.",
  "error.eventFixed":
    "Dieser Termin ist so geschrieben, dass ihn nur das Programm ändern kann, aus dem er kommt.",
  "error.exportDamaged":
    "Diese Datei ist kein Export, wie ihn eine Wand schreibt, oder etwas darin ist beschädigt. Es wurde nichts geändert.",
  "error.exportNewer":
    "Dieser Export stammt von einer neueren Version. Aktualisiert zuerst die Wand.",
  "error.feedKnown": "Dieser Kalender ist schon verbunden.",
  "error.feedRefused": "Diese Adresse lässt sich nicht verbinden.",
  "error.foreignOrigin": strangeAddress,
  "error.fromEnvironment":
    "Dieser Kalender wurde der Wand beim Start mitgegeben. Ändere ihn dort und starte die Wand neu.",
  "error.guestsTold":
    "Der Kalender würde es allen Eingeladenen sagen, darum ist noch nichts geändert. Ändere den Termin selbst: Dort kannst du ja sagen.",
  "error.httpsChanged":
    "Jemand anderes hat https gerade ein- oder ausgeschaltet oder ein anderes Zertifikat erstellt. Es wurde nichts geändert; sieh dir an, was jetzt da ist.",
  "error.httpsFixed":
    "Für diese Wand ist in ihrer Konfiguration schon ein anderes Zertifikat eingerichtet. Das gilt.",
  "error.httpsNameless":
    "Das Gerät der Wand hat keinen Namen, auf den ein Zertifikat lauten könnte. Gib ihm einen, oder nenne ihn in ALLOWED_HOSTS.",
  "error.idempotencyKeyReused": internal,
  "error.importRefused": "Diese Datei ist kein Kalender, der sich lesen lässt.",
  "error.insufficient": "Dafür reichen die Sterne nicht.",
  "error.internal": internal,
  "error.invalid": "Darin stimmt etwas nicht. Sieh es noch einmal durch.",
  "error.lastParent": "Ein Elternteil mit PIN muss bleiben.",
  "error.listFull": "Da ist kein Platz mehr.",
  "error.locked": "Ein Elternteil muss diesen Bildschirm erst entsperren.",
  "error.method": internal,
  "error.noRecipe": "Auf dieser Seite steht kein Rezept, das sich lesen lässt.",
  "error.notAPicture":
    "Dieses Bild lässt sich nicht lesen. Schicke es als JPEG, PNG, WebP oder HEIC.",
  "error.notAuthor": "Das kann nur ändern, wer es geschrieben hat.",
  "error.notAWall": "Nur eine Wand lässt sich von einem anderen Bildschirm aus entsperren.",
  "error.notBuilt": internal,
  "error.notCaptured": "Für diese Zeit gibt es keine Zahlen.",
  "error.notDue": "Das ist noch nicht dran.",
  "error.notFound": "Das gibt es nicht mehr.",
  "error.notForBudget": "Diese PIN öffnet das Budget nicht.",
  "error.notForFamily":
    "Dieser Termin wiederholt sich so, wie es der Familienkalender nicht kann. Er bleibt, wo er ist.",
  "error.notGivenBack":
    "Sein Kalender hat es nicht zurückgenommen, darum bleibt es in dem Kalender, in dem es jetzt steht.",
  "error.notOrganizer": "Nur wer zu diesem Termin eingeladen hat, kann ihn ändern.",
  "error.notParent": "Das kann nur ein Elternteil.",
  "error.notSettled": "Das wird gerade noch gespeichert. Versuch es gleich noch einmal.",
  "error.notSubscribed":
    "Noch keines deiner Handys bekommt Mitteilungen. Schalte sie dort zuerst ein.",
  "error.notTakenAway":
    "Es steht wieder in seinem Kalender, aber der andere gibt es nicht her: Es steht in beiden, bis jemand unter „Letzte Änderungen“ entscheidet.",
  "error.notUndoable": "Das lässt sich nicht zurücknehmen.",
  "error.notWaiting": "Das wartet nicht mehr auf dich.",
  "error.notYours":
    "Ein Handy zeigt das nur für den, dem es gehört, das der Eltern auch für Kinder.",
  "error.notesFull": "Für noch einen Zettel ist kein Platz. Nimm erst einen ab.",
  "error.otherAuthor": "Es wartet, bis auf diesem Handy angemeldet ist, wer es geschrieben hat.",
  "error.outOfOrder": "Die Wand startet gerade neu. Versuch es gleich noch einmal.",
  "error.pageRefused":
    "Diese Adresse darf nicht gelesen werden. Sie beginnt mit https:// und führt ins Internet.",
  "error.pageTooLarge": "Diese Seite ist zu groß.",
  "error.pageUnreachable":
    "Diese Seite antwortet nicht. Öffne sie in einem Browser oder versuche es später noch einmal.",
  "error.parentNeeded": "Das muss ein Elternteil bestätigen.",
  "error.pauseOver": "Diese Pause ist vorbei.",
  "error.picturesWrong": "Das sind nicht die vier Bilder.",
  "error.pinNeeded":
    "Diese Sterne gehören jemandem. Es braucht die eigene PIN oder die eigenen Bilder.",
  "error.pinNotSet": "Es ist noch keine PIN eingerichtet.",
  "error.pinWrong": "Diese PIN stimmt nicht.",
  "error.placesUnreachable":
    "Die Ortssuche antwortet nicht. Versuch es später, oder gib Koordinaten ein.",
  "error.presenceToken": internal,
  "error.pushServiceUnknown":
    "Die Mitteilungen dieses Browsers gehen über einen Dienst, den die Wand nicht kennt.",
  "error.pushUnreachable":
    "Der Mitteilungsdienst des Handys hat sie nicht angenommen. Versuch es später noch einmal oder schalte die Mitteilungen aus und wieder ein.",
  "error.readOnly":
    "Die Festplatte der Wand lässt sich nicht beschreiben, darum wurde nichts gespeichert. Sieh auf dem Gerät der Wand nach; vielleicht ist sie defekt, oder die Rechte stimmen nicht.",
  "error.restoreFailed": "Diese Sicherung funktioniert nicht, darum ist alles wie vorher.",
  "error.rewardHidden": "Diese Belohnung gibt es nicht mehr.",
  "error.setupCodeWrong": "Das ist nicht der Code, den die Wand zeigt.",
  "error.signInFirst": "Melde dich zuerst an.",
  "error.signInLinkEnded":
    "Dieser Code stimmt nicht, wurde schon benutzt, oder seine zwei Minuten sind um. Sieh noch einmal hin, oder lass dir einen neuen zeigen.",
  "error.sitterLinkEnded": "Dieser Link ist abgelaufen. Bitte die Eltern um einen neuen.",
  "error.sitterLinkTaken":
    "Diesen Link hat schon ein anderes Handy geöffnet; er gilt nur für eines. Bitte die Eltern um einen neuen.",
  "error.sourceFixed":
    "Das wurde der Wand beim Start mitgegeben. Ändere es dort und starte die Wand neu.",
  "error.sourceNotConnected": "So lässt sich die Quelle nicht nutzen. Es wurde nichts geändert.",
  "error.sourceRefused": "Die Quelle hat es nicht angenommen.",
  "error.tooLarge": "Das ist zu groß.",
  "error.tooMany": tooManyTries,
  "error.tooManyTries": tooManyTries,
  "error.tooOld": "Es hat länger als eine Woche gewartet.",
  "error.unconfigured": "Das sind Beispiele. Verbinde zuerst eine Quelle.",
  "error.unreachable": "Die Quelle ist nicht erreichbar.",
  "error.unreadable": internal,
  "error.unsupported": "Die Quelle kann das nicht. Ändere es dort, wo es liegt.",
  "error.wallChanged": "Jemand anderes hat diese Wand inzwischen geändert.",
  "error.wallMayNot": "Das darf diese Wand nicht. Die PIN eines Elternteils erlaubt es.",
  "error.wrongHost": strangeAddress,
  "error.wrongType": internal,
} as const satisfies Readonly<Record<keyof typeof errorsInEnglish, ErrorSentence>>;
