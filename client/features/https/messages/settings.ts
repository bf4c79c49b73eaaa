import type { Message } from "../../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../../i18n/use-messages.ts";

const en = {
  code: "QR code of the page that leads a phone to https",
  codeLead:
    "Point a phone’s camera at it, in the home Wi-Fi. The page leads through every step, about a minute a phone.",
  clock: "The clock of the wall’s machine isn’t set yet, so there is no certificate to show.",
  files: "This wall has a certificate of its own: TLS_CERT and TLS_KEY name it, and it counts.",
  publicUrl: "Phones reach this wall by https at {address}: PUBLIC_URL names it.",
  fingerprint: "What phones trust (SHA-256)",
  fingerprintHint: "The page on the phone shows the same. If it differs, somebody is in between.",
  hint: "Install the app, notifications, opening it without the Wi-Fi",
  lead: "Phones install the app, take notifications and open it outside of the Wi-Fi only over https. The wall can make a certificate for it itself; each phone then trusts it once.",
  leadNames:
    "It is good for this wall’s names and addresses at home, and for nothing else. Whatever the phones trust can never vouch for another page.",
  fixedAddress:
    "Let your router always give the wall’s machine the same address first: an app on the home screen belongs to it.",
  outOfReach: "This machine has no address that a phone could reach. Is it in the Wi-Fi?",
  plainGoesOn: "Plain http goes on working, for walls and for every phone that doesn’t do this.",
  makeNew: "Make a new certificate",
  makeNewAsk:
    "Make a new certificate? Every phone has to trust it once more. Those with notifications are told.",
  names: "Good for",
  newName: "The wall is called {name} now, and its certificate can’t say so.",
  own: "With a certificate of your own",
  ownHint: "Put this into the wall’s .env file, and restart it:",
  since: "Made on {day}. The wall renews its own part by itself.",
  switchOff: "Switch off",
  switchOffAsk:
    "Switch https off? Apps on home screens stop, and their phones start over. The certificate they trusted is worthless then; it can be removed in their settings. Encrypted copies from before still hold it: bringing one back switches https on again with it.",
  switchOn: "Switch https on",
  tailscale: "With Tailscale",
  tailscaleHint:
    "Works away from home too, and phones trust it already. On the wall’s machine, type:",
  tailscaleThen: "Then in the wall’s .env file:",
  title: "Phones by https",
} as const satisfies Record<string, Message>;

/** What Settings say of https, in every language. */
export const httpsMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    code: "QR-Code der Seite, die ein Handy zu https führt",
    codeLead:
      "Die Kamera eines Handys im Heim-WLAN darauf halten. Die Seite führt durch alle Schritte, etwa eine Minute pro Handy.",
    clock:
      "Die Uhr des Geräts der Wand ist noch nicht gestellt, darum gibt es noch kein Zertifikat.",
    files: "Diese Wand hat ein eigenes Zertifikat: TLS_CERT und TLS_KEY nennen es, und es gilt.",
    publicUrl: "Handys erreichen diese Wand mit https unter {address}: So steht es in PUBLIC_URL.",
    fingerprint: "Dem vertrauen Handys (SHA-256)",
    fingerprintHint:
      "Die Seite auf dem Handy zeigt dasselbe. Ist es anders, ist jemand dazwischen.",
    hint: "App installieren, Mitteilungen, ohne das WLAN öffnen",
    lead: "Nur mit https lässt sich die App auf Handys installieren, bekommt Mitteilungen und öffnet sich auch außerhalb des WLANs. Ein Zertifikat dafür kann die Wand selbst erstellen; jedes Handy vertraut ihm dann einmal.",
    leadNames:
      "Es gilt für die Namen und Adressen dieser Wand zu Hause und für nichts sonst. Was die Handys damit annehmen, kann nie für eine andere Seite bürgen.",
    fixedAddress:
      "Lass vorher den Router dem Gerät der Wand immer dieselbe Adresse geben: Eine App auf dem Startbildschirm gehört zu ihr.",
    outOfReach: "Dieses Gerät hat keine Adresse, die ein Handy erreicht. Ist es im WLAN?",
    plainGoesOn:
      "Ohne https geht alles weiter wie bisher, für Wände und für jedes Handy, das hier nicht mitmacht.",
    makeNew: "Neues Zertifikat erstellen",
    makeNewAsk:
      "Ein neues Zertifikat erstellen? Jedes Handy muss ihm noch einmal vertrauen. Wer Mitteilungen hat, bekommt Bescheid.",
    names: "Gilt für",
    newName: "Die Wand heißt jetzt {name}, und ihr Zertifikat kann das nicht sagen.",
    own: "Mit einem eigenen Zertifikat",
    ownHint: "In die Datei .env der Wand schreiben und sie neu starten:",
    since: "Erstellt am {day}. Ihren eigenen Teil erneuert die Wand von selbst.",
    switchOff: "Ausschalten",
    switchOffAsk:
      "https ausschalten? Apps auf Startbildschirmen gehen dann nicht mehr, und ihre Handys fangen von vorn an. Das Zertifikat, dem sie vertrauten, ist dann wertlos; in ihren Einstellungen lässt es sich entfernen. Verschlüsselte Kopien von vorher enthalten es noch: Wer eine zurückholt, schaltet https damit wieder ein.",
    switchOn: "https einschalten",
    tailscale: "Mit Tailscale",
    tailscaleHint:
      "Geht auch unterwegs, und Handys vertrauen ihm schon. Auf dem Gerät der Wand eingeben:",
    tailscaleThen: "Danach in der Datei .env der Wand:",
    title: "Handys mit https",
  },
};
