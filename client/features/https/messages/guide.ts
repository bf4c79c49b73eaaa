import type { Message } from "../../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../../i18n/use-messages.ts";

const en = {
  title: "The app on this phone",
  lead: "Five steps, about a minute. Then it opens without the Wi-Fi, and can notify you.",
  done: "Done",
  trust: "Trust the wall",
  trusted: "This phone trusts the wall.",
  checking: "Not yet. This turns green by itself.",
  goOver: "Go on by https",
  delivering: "First this phone sends what it still has…",
  stillWaiting: "This phone still has something to send. Go on once the wall has it.",
  getProfile: "Get the profile",
  getCertificate: "Get the certificate",
  iphone1: "Tap here, and allow the download.",
  iphone2: "Open the phone’s Settings: “Profile Downloaded” is at the top. Install it.",
  iphone3:
    "Then Settings, General, About, Certificate Trust Settings: switch “{name}” on. Without this the phone still trusts nothing.",
  android1: "Tap here. The file lands in Downloads.",
  android2:
    "Open the phone’s Settings and search for “CA certificate” (Security, Encryption & credentials, Install a certificate). Choose the file. Android warns, and asks for a screen lock if there is none.",
  android3:
    "Afterwards Android says that the network may be monitored. It says so of every certificate that somebody adds; this one counts for the wall alone.",
  computer1: "Download the certificate.",
  computer2:
    "Windows: open the file, Install Certificate, Current User, “Trusted Root Certification Authorities”. Mac: open it in Keychain Access, then set Trust to “Always Trust”.",
  computer3:
    "Linux: in Chrome’s settings under Privacy and security, Security, Manage certificates; in Firefox’s under Privacy, Certificates, Authorities.",
  fingerprint: "It has to be the same as in Settings on the wall:",
  signIn: "Sign in",
  signInHint: "Here once more: the browser keeps https apart.",
  signedIn: "Signed in as {name}.",
  install: "Add it to the home screen",
  installIphone: "In Safari: the share button, then “Add to Home Screen”.",
  installAndroid: "In the browser’s menu: “Install app” or “Add to home screen”.",
  installComputer: "In the address bar: the button that installs the app.",
  open: "Open it from there",
  openHint:
    "If it asks who you are, an eight-digit code from the wall or another phone does: “Sign a phone in”.",
  opened: "This is the app.",
  notify: "Allow notifications",
  notifyHint: "In the app: its Settings, Notifications.",
  notified: "They are on.",
  toNotifications: "Notifications",
  which: "What do you hold?",
  iphone: "iPhone, iPad",
  android: "Android",
  computer: "Computer",
  off: "A parent switches this on: on the wall or their phone, in Settings, “Phones by https”.",
  offTitle: "The wall has no https yet.",
  clockTitle: "The wall’s certificate isn’t made yet.",
  clock: "The wall waits until the network has set its clock. This page goes on by itself.",
  notNamedTitle: "The wall’s certificate doesn’t name {host}.",
  notNamed:
    "At this address no phone can trust it. Open the page at one of these, in the home Wi-Fi:",
  elsewhereTitle: "The wall has https, at another address.",
  elsewhere: "There is nothing to trust: open the app there.",
  anew: "If the app says that it can’t reach the wall, the wall may have a new certificate:",
  anewWay: "Trust it once more",
  toApp: "To the app",
  secureThis: "Set this phone up",
} as const satisfies Record<string, Message>;

/** What leads a phone from plain http to the installed app, in every language. */
export const guideMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    title: "Die App auf diesem Handy",
    lead: "Fünf Schritte, etwa eine Minute. Dann öffnet sie sich auch ohne das WLAN und kann sich melden.",
    done: "Erledigt",
    trust: "Der Wand vertrauen",
    trusted: "Dieses Handy vertraut der Wand.",
    checking: "Noch nicht. Das hier wird von selbst grün.",
    goOver: "Weiter mit https",
    delivering: "Erst schickt dieses Handy ab, was es noch hat …",
    stillWaiting:
      "Dieses Handy hat noch etwas abzuschicken. Mach weiter, sobald es bei der Wand ist.",
    getProfile: "Profil laden",
    getCertificate: "Zertifikat laden",
    iphone1: "Hier tippen und das Laden erlauben.",
    iphone2:
      "Die Einstellungen des iPhones öffnen: Ganz oben steht „Profil geladen“. Installieren.",
    iphone3:
      "Danach Einstellungen, Allgemein, Info, Zertifikatsvertrauenseinstellungen: „{name}“ einschalten. Ohne das vertraut das iPhone noch nichts.",
    android1: "Hier tippen. Die Datei liegt dann in den Downloads.",
    android2:
      "In den Einstellungen des Handys nach „CA-Zertifikat“ suchen (Sicherheit, Verschlüsselung und Anmeldedaten, Zertifikat installieren). Die Datei wählen. Android warnt, und verlangt eine Displaysperre, wenn es keine gibt.",
    android3:
      "Danach sagt Android, das Netzwerk werde vielleicht überwacht. Das sagt es bei jedem Zertifikat, das jemand hinzufügt; dieses gilt nur für die Wand.",
    computer1: "Das Zertifikat herunterladen.",
    computer2:
      "Windows: die Datei öffnen, Zertifikat installieren, Aktueller Benutzer, „Vertrauenswürdige Stammzertifizierungsstellen“. Mac: in der Schlüsselbundverwaltung öffnen und bei Vertrauen „Immer vertrauen“ wählen.",
    computer3:
      "Linux: in Chrome unter Datenschutz und Sicherheit, Sicherheit, Zertifikate verwalten; in Firefox unter Datenschutz, Zertifikate, Zertifizierungsstellen.",
    fingerprint: "Es muss dasselbe sein wie in den Einstellungen der Wand:",
    signIn: "Anmelden",
    signInHint: "Hier noch einmal: Der Browser hält https getrennt.",
    signedIn: "Angemeldet als {name}.",
    install: "Zum Startbildschirm hinzufügen",
    installIphone: "In Safari: die Teilen-Taste, dann „Zum Home-Bildschirm“.",
    installAndroid:
      "Im Menü des Browsers: „App installieren“ oder „Zum Startbildschirm hinzufügen“.",
    installComputer: "In der Adresszeile: die Taste, die die App installiert.",
    open: "Von dort öffnen",
    openHint:
      "Fragt sie, wer du bist, hilft ein Code mit acht Ziffern von der Wand oder von einem anderen Handy: „Ein Handy anmelden“.",
    opened: "Das hier ist die App.",
    notify: "Mitteilungen erlauben",
    notifyHint: "In der App: ihre Einstellungen, Mitteilungen.",
    notified: "Sie sind an.",
    toNotifications: "Mitteilungen",
    which: "Was hast du in der Hand?",
    iphone: "iPhone, iPad",
    android: "Android",
    computer: "Computer",
    off: "Ein Elternteil schaltet es ein: an der Wand oder auf dem eigenen Handy, in Einstellungen, „Handys mit https“.",
    offTitle: "Die Wand hat noch kein https.",
    clockTitle: "Die Wand hat ihr Zertifikat noch nicht.",
    clock:
      "Sie wartet, bis das Netzwerk ihre Uhr gestellt hat. Diese Seite geht von selbst weiter.",
    notNamedTitle: "{host} steht nicht im Zertifikat der Wand.",
    notNamed:
      "Unter dieser Adresse kann kein Handy ihm vertrauen. Öffnet die Seite unter einer von diesen, im WLAN zu Hause:",
    elsewhereTitle: "Die Wand hat https, unter einer anderen Adresse.",
    elsewhere: "Dort ist nichts einzurichten: Öffnet die App dort.",
    anew: "Sagt die App, dass sie die Wand nicht erreicht, hat die Wand vielleicht ein neues Zertifikat:",
    anewWay: "Noch einmal vertrauen",
    toApp: "Zur App",
    secureThis: "Dieses Handy einrichten",
  },
};
