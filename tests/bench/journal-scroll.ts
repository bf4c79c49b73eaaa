import { join } from "node:path";
import Database from "better-sqlite3";
import { chromium, type Page } from "playwright";
import { findBrowser } from "#scripts/find-browser.ts";
import type { Bench } from "#scripts/measure/figure.ts";
import type { MeasuredWall, StartedProgram } from "#scripts/measure/measured-wall.ts";
import { percentile } from "#scripts/measure/median.ts";
import { addDays } from "#server/platform/clock.ts";
import { openTestBrowser } from "../fixtures/http/test-browser.ts";
import { phonePhoto } from "../fixtures/images/pictures.ts";
import { upload } from "../fixtures/http/upload.ts";

const entries = 36_000;
const withPhoto = 18;
/** The speeds of a dragging thumb and of a fling, in pixels a frame. */
const [thumb, fling] = [60, 1500];
const [thumbMs, flingMs] = [8000, 40_000];

/** Ten entries a day up to today, 2,000 of them with a picture. */
const seed = (wall: MeasuredWall, picture: string): void => {
  const today = new Date().toISOString().slice(0, 10);
  const db = new Database(join(wall.dataDir, "wall.db"));
  const entry = db.prepare(
    "INSERT INTO journal_entries (author_id, text, day, created_at) VALUES ('mom', ?, ?, ?)",
  );
  const photo = db.prepare(
    "INSERT INTO journal_photos (entry_id, position, name, width, height) VALUES (?, 0, ?, 1600, 1067)",
  );
  db.transaction(() => {
    for (let n = 0; n < entries; n += 1) {
      const day = addDays(today, Math.floor((n - entries + 1) / 10));
      const words = `Entry ${n}: ${"a walk along the river, stones thrown. ".repeat(1 + (n % 4))}`;
      const { lastInsertRowid } = entry.run(words, day, Date.parse(`${day}T12:00:00Z`) + n);
      if (n % withPhoto === 0) photo.run(lastInsertRowid, picture);
    }
  })();
  db.close();
};

const fullHouse = async (wall: MeasuredWall): Promise<StartedProgram> => {
  const env = { TZ: "UTC", MEMBER_PIN_MOM: "2468" };
  const first = await wall.startWall(env);
  const mom = openTestBrowser(first);
  await mom.send("POST", "/api/session", { memberId: "mom", pin: "2468" });
  const { body } = await upload(first, mom, await phonePhoto(1600, 1067));
  await first.stop();
  seed(wall, body.uploadId);
  return wall.startWall(env);
};

/** Scrolls so many pixels a frame for a while; how long each frame took, in milliseconds. */
const scroll = (page: Page, pixels: number, forMs: number): Promise<number[]> =>
  page.evaluate(
    ([step, until]) =>
      new Promise<number[]>((done) => {
        const took: number[] = [];
        const begun = performance.now();
        let before = begun;
        const frame = (now: number): void => {
          took.push(now - before);
          before = now;
          scrollBy(0, step);
          if (now - begun < until) requestAnimationFrame(frame);
          else done(took.slice(1));
        };
        requestAnimationFrame(frame);
      }),
    [pixels, forMs] as const,
  );

/** The work of the page's main thread for each frame under a thumb, in milliseconds of CPU time. */
const workOf = async (page: Page): Promise<{ readonly work: number; readonly frame: number }> => {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Performance.setTimeDomain", { timeDomain: "threadTicks" });
  await tools.send("Performance.enable");
  const worked = async (): Promise<number> => {
    const { metrics } = await tools.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  const before = await worked();
  const frames = await scroll(page, thumb, thumbMs);
  return { work: ((await worked()) - before) / frames.length, frame: percentile(frames, 95) };
};

const heapOf = async (page: Page): Promise<number> => {
  const tools = await page.context().newCDPSession(page);
  await tools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await tools.send("Runtime.getHeapUsage");
  return usedSize / 1e6;
};

/** A page that needs nothing but scrolling. */
const plainPage = `<style>p { height: 20rem; margin: 1rem; background: #fbf7ee }</style>${"<p>A plain page.</p>".repeat(3000)}`;

/** The phone's journal of ten years: how long a frame takes under a thumb, and how much memory it leaves. */
export const bench: Bench = {
  name: "journal scroll",
  onlyByName: true,
  run: async (open) => {
    const executablePath = findBrowser();
    if (executablePath === null) throw new Error("this needs a Chromium; name it in CHROMIUM_PATH");
    const wall = await fullHouse(open());
    const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const viewport = { width: 390, height: 844 };
      const phone = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
      await phone.goto(`${wall.url}/m/`);
      await phone.getByRole("button", { name: "Just look" }).click();
      await phone.goto(`${wall.url}/m/journal`);
      await phone.getByTestId("entry").first().waitFor();
      const ours = await workOf(phone);
      await scroll(phone, fling, flingMs / 2);
      const heapBefore = await heapOf(phone);
      await scroll(phone, fling, flingMs / 2);
      const last = await phone.getByTestId("entry-text").last().textContent();
      console.error(
        `… the fling came down to “${last?.slice(0, 14)}”, ${await phone.locator("*").count()} elements`,
      );
      const heapAfter = await heapOf(phone);
      const plain = await browser.newPage({ viewport, isMobile: true, hasTouch: true });
      await plain.setContent(plainPage);
      const theirs = await workOf(plain);
      return [
        {
          what: "frame of a phone's journal of 36,000 under a thumb, 95 %, beside a plain page",
          unit: "ms",
          ours: ours.frame,
          reference: theirs.frame,
          goal: "≤ 16.7 ms",
        },
        {
          what: "the main thread's work for such a frame",
          unit: "ms",
          ours: ours.work,
          reference: theirs.work,
          goal: "≤ 16.7 ms",
        },
        {
          what: "memory after a long fling through it, beside half of the way",
          unit: "MB",
          ours: heapAfter,
          reference: heapBefore,
          goal: "≤ 1.2 ×",
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
