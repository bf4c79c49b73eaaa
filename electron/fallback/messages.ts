import type { StartRefusal } from "../server/messages.ts";

/** What prevents the wall from being shown. */
export type FallbackCause = StartRefusal | "starting" | "crashing" | "page";

interface Words {
  readonly title: string;
  readonly cure: string;
}

interface Language {
  readonly causes: Readonly<Record<FallbackCause, Words>>;
  /** Says that the program tries again by itself. */
  readonly again: string;
  /** Introduces the program's own sentences, which are English. */
  readonly said: string;
}

const en: Language = {
  again: "The wall tries again by itself.",
  said: "What the program says:",
  causes: {
    starting: { title: "The wall is starting …", cure: "This takes a moment after an update." },
    portTaken: {
      title: "Another program has the wall’s place",
      cure: "Something else on this machine listens on the wall’s port. Stop that program, or give the wall another PORT in its .env file.",
    },
    dataInUse: {
      title: "The wall is already running",
      cure: "Another Family Wall uses the same data on this machine. Stop that one first.",
    },
    dataNewer: {
      title: "This program is too old for the family’s data",
      cure: "A newer Family Wall has written it. Install the newer version again; nothing is lost.",
    },
    disk: {
      title: "The wall’s disk is full or can’t be written",
      cure: "Make room on this machine, or look whether its disk is failing. What is stored is untouched.",
    },
    config: {
      title: "Something is wrong in the wall’s configuration",
      cure: "Correct what is named below. Your family’s data is untouched.",
    },
    crashing: {
      title: "The wall’s server doesn’t stay up",
      cure: "Switch the machine off and on again. If that doesn’t help, look whether its disk is full.",
    },
    page: {
      title: "The wall’s picture keeps failing",
      cure: "Switch the machine off and on again. If that doesn’t help, it may be short of memory.",
    },
  },
};

const de: Language = {
  again: "Die Wand versucht es von selbst wieder.",
  said: "Das meldet das Programm, auf Englisch:",
  causes: {
    starting: { title: "Die Wand startet …", cure: "Nach einem Update dauert das einen Moment." },
    portTaken: {
      title: "Ein anderes Programm hat den Platz der Wand",
      cure: "Etwas anderes auf diesem Gerät benutzt den Port der Wand. Beende dieses Programm, oder gib der Wand in ihrer Datei .env einen anderen PORT.",
    },
    dataInUse: {
      title: "Die Wand läuft schon",
      cure: "Eine andere Family Wall auf diesem Gerät benutzt dieselben Daten. Beende zuerst diese.",
    },
    dataNewer: {
      title: "Dieses Programm ist zu alt für die Daten der Familie",
      cure: "Eine neuere Family Wall hat sie geschrieben. Installiere wieder die neuere Version; es ist nichts verloren.",
    },
    disk: {
      title: "Der Speicher der Wand ist voll oder lässt sich nicht beschreiben",
      cure: "Schaff Platz auf diesem Gerät, oder sieh nach, ob seine Festplatte defekt ist. Was gespeichert ist, bleibt unberührt.",
    },
    config: {
      title: "In der Konfiguration der Wand stimmt etwas nicht",
      cure: "Berichtige, was unten steht. Die Daten der Familie sind unberührt.",
    },
    crashing: {
      title: "Der Server der Wand bleibt nicht an",
      cure: "Schalte das Gerät aus und wieder ein. Hilft das nicht, dann sieh nach, ob der Speicher voll ist.",
    },
    page: {
      title: "Das Bild der Wand fällt immer wieder aus",
      cure: "Schalte das Gerät aus und wieder ein. Hilft das nicht, fehlt ihm vielleicht Arbeitsspeicher.",
    },
  },
};

/** The messages in the first of these languages that exists; English where none does. */
export const fallbackMessagesFor = (
  tags: readonly string[],
): { readonly lang: string } & Language => {
  const known = tags
    .map((tag) => tag.toLowerCase().split("-")[0])
    .find((tag) => tag === "de" || tag === "en");
  return known === "de" ? { ...de, lang: "de" } : { ...en, lang: "en" };
};
