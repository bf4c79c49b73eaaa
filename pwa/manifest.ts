import type { ManifestOptions } from "vite-plugin-pwa";

// The papers of tokens.css by day, as a manifest can't read custom properties.
const paper = "#f3ecdf";

const png = (name: string, size: number, purpose: "any" | "maskable" = "any") => ({
  src: `icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** What a phone needs to know to put the app on its home screen. */
export const manifest = {
  id: "/m/",
  name: "Family Wall",
  short_name: "Family",
  description: "The family wall on a phone: today, and who does what.",
  lang: "en",
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
  shortcuts: [{ name: "Chores", url: "/m/chores", icons: [png("shortcut-chores", 96)] }],
} satisfies Partial<ManifestOptions>;
