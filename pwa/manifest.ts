import type { ManifestOptions } from "vite-plugin-pwa";

// The papers of tokens.css by day, as a manifest can't read custom properties.
const paper = "#f3ecdf";

const png = (name: string, size: number, purpose: "any" | "maskable" = "any") => ({
  src: `icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const words = {
  en: {
    name: "Family Wall",
    short_name: "Family",
    description: "The family wall on a phone: today, and who does what.",
    chores: "Chores",
    lists: "Lists",
    write: "Write in the journal",
  },
  de: {
    name: "Familienwand",
    short_name: "Familie",
    description: "Die Familienwand auf dem Handy: heute, und wer was macht.",
    chores: "Aufgaben",
    lists: "Listen",
    write: "Ins Tagebuch schreiben",
  },
};

/** What a phone needs to know to put the app on its home screen, in a language. */
export const manifestIn = (lang: keyof typeof words) => {
  const { chores, lists, write, ...said } = words[lang];
  return {
    ...said,
    id: "/m/",
    lang,
    start_url: "/m/",
    scope: "/m/",
    display: "standalone",
    theme_color: paper,
    background_color: paper,
    categories: ["lifestyle", "productivity"],
    icons: [
      { src: "icons/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      png("icon-192", 192),
      png("icon-512", 512),
      png("maskable-512", 512, "maskable"),
    ],
    // Taken by the service worker: browsers offer it for an installed app only, and none is installed without https.
    share_target: {
      action: "/m/share",
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: "pictures", accept: ["image/*"] }] },
    },
    shortcuts: [
      { name: chores, url: "/m/chores", icons: [png("shortcut-chores", 96)] },
      { name: lists, url: "/m/lists", icons: [png("shortcut-lists", 96)] },
      { name: write, url: "/m/journal/new", icons: [png("shortcut-journal", 96)] },
    ],
  } satisfies Partial<ManifestOptions>;
};
