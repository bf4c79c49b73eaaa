import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { phone, type Screen, wallScreens } from "./stage.ts";

const html = ({ name, kind }: Screen, names: readonly string[]): string => `<!doctype html>
<meta charset="utf-8">
<title>${name}</title>
<style>
  body { margin: 16px; width: 1888px; background: #777; color: #fff; font: 13px sans-serif; }
  main { display: grid; grid-template-columns: repeat(${kind === "phone" ? 10 : 6}, 1fr); gap: 12px; }
  figure { margin: 0; }
  img { width: 100%; display: block; }
</style>
<h1>${name}</h1>
<main>
${names.map((one) => `<figure><a href="${one}"><img src="${one}"></a><figcaption>${one.slice(name.length + 1, -4)}</figcaption></figure>`).join("\n")}
</main>
`;

/** Lays all pictures of each size out on one sheet: a page to look at, and a picture of that. */
export const makeSheets = async (executablePath: string, folder: string): Promise<void> => {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    const files = readdirSync(folder).toSorted();
    for (const screen of [...wallScreens, phone]) {
      const names = files.filter(
        (file) => file.startsWith(`${screen.name}-`) && file.endsWith(".png"),
      );
      if (names.length === 0) continue;
      const sheet = join(folder, `sheet-${screen.name}`);
      writeFileSync(`${sheet}.html`, html(screen, names));
      await page.goto(pathToFileURL(`${sheet}.html`).href);
      await page.screenshot({ path: `${sheet}.png`, fullPage: true });
    }
  } finally {
    await browser.close();
  }
};
