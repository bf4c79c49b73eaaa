import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  code: "QR code of the sitter’s link",
  end: "End it",
  ended: "over since {time}",
  lead: "For one evening: emergency card, bedtimes and tonight’s chores, on the sitter’s own phone. It ends by itself in the morning.",
  log: "Who looked",
  make: "Link for the sitter’s phone",
  noAddress: "This machine has no address that a phone could reach. Is it in the Wi-Fi?",
  once: "The first phone that opens it keeps it; this code isn’t shown again.",
  open: "open on: {device}, until {time}",
  otherPhone: "{device}, refused: another phone has it",
  scan: "Have the sitter’s phone join the Wi-Fi, then point its camera here.",
  seen: "{device} looked",
  opened: "{device} opened it",
  late: "{device}, refused: it was over",
  title: "For a sitter’s phone",
  waiting: "nobody has opened it; until {time}",
} as const satisfies Record<string, Message>;

/** What is said of sitters' links to parents, in every language. */
export const sitterLinkMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    code: "QR-Code des Links für den Babysitter",
    end: "Beenden",
    ended: "vorbei seit {time}",
    lead: "Für einen Abend: Notfallkarte, Bettzeiten und die Aufgaben von heute Abend, auf dem eigenen Handy des Babysitters. Am nächsten Morgen endet der Link von selbst.",
    log: "Wer hineingesehen hat",
    make: "Link für das Handy des Babysitters",
    noAddress: "Dieses Gerät hat keine Adresse, die ein Handy erreicht. Ist es im WLAN?",
    once: "Das erste Handy, das ihn öffnet, behält ihn; dieser Code wird nicht noch einmal gezeigt.",
    open: "offen auf: {device}, bis {time}",
    otherPhone: "{device}, abgewiesen: ein anderes Handy hat ihn",
    scan: "Das Handy des Babysitters ins WLAN lassen, dann die Kamera hierauf halten.",
    seen: "{device} hat hineingesehen",
    opened: "{device} hat ihn geöffnet",
    late: "{device}, abgewiesen: er war vorbei",
    title: "Für das Handy des Babysitters",
    waiting: "noch von niemandem geöffnet; bis {time}",
  },
};
