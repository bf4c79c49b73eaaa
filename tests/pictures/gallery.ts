import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startGalleryServer } from "../fixtures/server/gallery-server.ts";
import { type Album, pictureThemes } from "./scene.ts";
import { launch, phone, type Screen, wallScreens } from "./stage.ts";

const takeOn = async (
  screen: Screen,
  executablePath: string,
  { folder, word, taken, troubles }: Album,
): Promise<void> => {
  const wanted = pictureThemes
    .map((theme) => ({ theme, name: `${screen.name}-${theme}-gallery` }))
    .filter(({ name }) => name.includes(word));
  if (wanted.length === 0) return;
  const gallery = await startGalleryServer(screen.kind === "phone" ? "pwa" : "wall-ui");
  const browser = await launch(executablePath, gallery.url);
  try {
    const page = await browser.newPage({ viewport: screen, reducedMotion: "reduce" });
    for (const { theme, name } of wanted) {
      await page.goto(`${gallery.url}?theme=${theme}`);
      await page.getByTestId("Toast").waitFor();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
      writeFileSync(join(folder, `${name}.png`), picture);
      taken.push(name);
    }
  } catch (error) {
    troubles.push(`The gallery on ${screen.name}: ${String(error)}`);
  } finally {
    await browser.close();
    await gallery.stop();
  }
};

/** Takes a picture of the gallery's whole page on a wall and on a phone, in each theme. */
export const takeGallery = async (executablePath: string, album: Album): Promise<void> => {
  const screens = [...wallScreens.filter(({ width }) => width === 1280), phone];
  for (const screen of screens) await takeOn(screen, executablePath, album);
};
