import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { galleryThemes } from "#client/ui/gallery/gallery-look.ts";
import { type GalleryServer, startGalleryServer } from "../../fixtures/server/gallery-server.ts";
import { expectAccessible, expectFits, expectTouchable } from "../support/page-checks.ts";

// Whether a control still looks as it did is for `npm run pictures -- compare`: it compares two states of the code on one
// machine. A reference in the repository would compare fonts and browsers of two machines. What must hold on every machine
// is checked here.

const test = base.extend<object, { galleries: Record<"wall" | "phone", GalleryServer> }>({
  galleries: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const wall = await startGalleryServer("wall-ui");
      const phone = await startGalleryServer("pwa");
      await use({ wall, phone });
      await Promise.all([wall.stop(), phone.stop()]);
    },
    // Two builds, which take long beside other work.
    { scope: "worker", timeout: 180_000 },
  ],
});

// On one worker: the other would build both galleries too.
test.describe.configure({ mode: "default" });

const primitives = [
  ...["Stack", "Row", "Grid", "Text", "Notice", "Button", "IconButton", "Field", "Switch"],
  ...["Segments", "Sheet", "Dialog", "Toast", "Avatar", "ListRow", "Progress", "Chart", "Picker"],
  "Keypad",
];

const open = async (page: Page, { url }: GalleryServer, query: string): Promise<void> => {
  await page.goto(`${url}?${query}`);
  await expect(page.getByRole("heading", { name: "Gallery" })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
};

/** Which controls the gallery lacks, in one question: the browser takes a while for each. */
const unseenPrimitives = (page: Page): Promise<string[]> =>
  page.evaluate(
    (names) =>
      names.filter((name) => {
        const specimen = document.querySelector(`[data-testid=${name}]`);
        return (
          specimen?.checkVisibility({ visibilityProperty: true }) !== true ||
          specimen.getBoundingClientRect().height === 0
        );
      }),
    primitives,
  );

/** Expects that nothing reaches beyond the frame of its specimen. */
const expectInFrames = async (page: Page, what: string): Promise<void> => {
  const beyond = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("section[data-testid]")].flatMap((frame) => {
        const { left, right } = frame.getBoundingClientRect();
        return [...frame.querySelectorAll("*:not(.sr-only)")]
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.left < left - 1 || box.right > right + 1))
          .map(({ part }) => part.outerHTML.slice(0, 120));
      }),
    );
  await expect.poll(beyond, { message: what }).toEqual([]);
};

const sizes = [
  ["wall", 1280, 800],
  ["wall", 800, 480],
  ["phone", 390, 844],
  ["phone", 320, 640],
] as const;

for (const [screen, width, height] of sizes)
  test(`each control can be read and pressed in every theme on a ${screen} of ${width}x${height}`, async ({
    page,
    galleries,
  }) => {
    await page.setViewportSize({ width, height });
    for (const theme of galleryThemes) {
      await open(page, galleries[screen], `theme=${theme}`);
      await expect.poll(() => unseenPrimitives(page), { message: theme }).toEqual([]);
      await expectFits(page, theme);
      await expectInFrames(page, theme);
      await expectTouchable(page, theme);
      await expectAccessible(page, theme);
    }
  });

test("each control fits in German, and written from the right", async ({ page, galleries }) => {
  for (const [screen, width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const query of ["language=de", "language=de&direction=rtl"]) {
      const what = `${screen}, ${query}, ${width}x${height}`;
      await open(page, galleries[screen], query);
      await expectFits(page, what);
      await expectInFrames(page, what);
    }
  }
});

test("a row begins where its language does", async ({ page, galleries }) => {
  for (const direction of ["ltr", "rtl"]) {
    await open(page, galleries.wall, `direction=${direction}`);
    const row = page.getByTestId("Row");
    const [one, two] = await Promise.all(
      ["One", "Two"].map((words) => row.getByText(words, { exact: true }).first().boundingBox()),
    );
    const isBefore = (one?.x ?? 0) < (two?.x ?? 0);
    expect(isBefore, direction).toBe(direction === "ltr");
  }
});

test("a word is parted only where it is wider than its place, and is whole again in a wider one", async ({
  page,
  galleries,
}) => {
  await open(page, galleries.wall, "language=de");
  const text = page.getByTestId("FitText").getByTestId("fit-text");
  const partsIn = (width: number): Promise<number> =>
    text.evaluate(async (element, to) => {
      element.style.width = `${to}px`;
      const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      // The place is measured, drawn with other hyphens, and measured again.
      for (let frame = 0; frame < 4; frame += 1) await nextFrame();
      return (element.textContent ?? "").split("\u{AD}").length - 1;
    }, width);
  await expect.poll(() => partsIn(60)).toBeGreaterThan(0);
  await expect.poll(() => partsIn(220)).toBe(0);
});

test("a sheet and a question open over the screen, can be read there, and give the focus back", async ({
  page,
  galleries,
}) => {
  for (const theme of ["day", "evening"]) {
    await open(page, galleries.wall, `theme=${theme}`);
    for (const name of ["Open a sheet", "Ask something"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectTouchable(page, name);
      await expectAccessible(page, `${name}, ${theme}`);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page.getByRole("button", { name })).toBeFocused();
    }
  }
});

test("Escape closes the question over a sheet, and the sheet only when it is pressed again", async ({
  page,
  galleries,
}) => {
  await open(page, galleries.wall, "");
  await page.getByRole("button", { name: "Open a sheet" }).click();
  await page.getByRole("button", { name: "Ask over it" }).click();
  await expect(page.getByRole("dialog", { name: "Cancel it?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Cancel it?" })).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Football" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a busy button can't be pressed twice, and a keypad enters what was typed", async ({
  page,
  galleries,
}) => {
  await open(page, galleries.wall, "");
  const button = page.getByTestId("Button").getByRole("button", { name: "Saving …" }).first();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute("aria-busy", "true");
  const keypad = page.getByTestId("Keypad");
  for (const digit of "2468") {
    await expect(keypad.getByRole("button", { name: "Enter" })).toBeDisabled();
    await keypad.getByRole("button", { name: digit }).click();
  }
  await expect(keypad).toContainText("2468");
  await keypad.getByRole("button", { name: "Enter" }).click();
  await expect(keypad).toContainText("0 of 4 digits");
});

test("no family gets the gallery: it is in no build", () => {
  const dist = resolve(import.meta.dirname, "../../../dist");
  for (const screen of ["wall-ui", "pwa"]) {
    const files = readdirSync(join(dist, screen), { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => file.endsWith(".html"))).toEqual(["index.html"]);
    const scripts = files.filter((file) => file.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts)
      expect(readFileSync(join(dist, screen, file), "utf8"), file).not.toContain("specimen");
  }
});
