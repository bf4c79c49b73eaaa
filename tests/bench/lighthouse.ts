import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { findBrowser } from "#scripts/find-browser.ts";
import type { Bench, Figure } from "#scripts/measure/figure.ts";
import { median } from "#scripts/measure/median.ts";
import { installCompanion } from "../companions/install.ts";
import { openTestBrowser } from "../fixtures/http/test-browser.ts";

const rounds = 3;
const tries = 3;
const goals = {
  performance: "≥ 95",
  accessibility: "100",
  "best-practices": "100",
} as const;
type Category = keyof typeof goals;
const categories = ["performance", "accessibility", "best-practices"] as const;

const audits = z.record(
  z.string(),
  z.object({ title: z.string(), score: z.number().nullable(), scoreDisplayMode: z.string() }),
);
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.enum(categories), z.object({ score: z.number() })),
  audits,
});

/** Prints the failing audits. */
const complain = (page: string, { audits: all }: z.infer<typeof report>): void => {
  for (const { title, score, scoreDisplayMode } of Object.values(all))
    if (score !== null && score < 0.9 && scoreDisplayMode !== "informative")
      console.error(`  ${page}: ${title} (${score})`);
};

const look = async (program: string, url: string, cookie: string) => {
  const chromium = findBrowser();
  if (chromium === null) throw new Error("Lighthouse needs a Chromium; name it in CHROMIUM_PATH.");
  const flags = ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
  const words = [
    ...[program, url, "--quiet", "--output=json", "--no-enable-error-reporting"],
    ...[`--only-categories=${categories.join(",")}`, `--chrome-flags=${flags.join(" ")}`],
    ...(cookie === "" ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
  ];
  const options = { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 };
  for (let left = tries - 1; ; left--) {
    // A busy machine sometimes misses the start of a page.
    const said = await promisify(execFile)(process.execPath, words, options).then(
      ({ stdout }) => stdout,
      () => "null",
    );
    const { data } = report.safeParse(JSON.parse(said));
    if (data !== undefined) return data;
    if (left === 0) throw new Error("Lighthouse could not measure; is this machine very busy?");
  }
};

/** Lighthouse's scores of the phone app, on its emulated slow phone and network. */
export const bench: Bench = {
  name: "Lighthouse",
  onlyByName: true,
  run: async (open) => {
    const program = join(installCompanion("lighthouse"), "node_modules/lighthouse/cli/index.js");
    const { url } = await open().startWall({ MEMBER_PIN_MOM: "2468" });
    const phone = openTestBrowser({ url });
    await phone.send("POST", "/api/session", { memberId: "mom", pin: "2468" });
    const session = [...phone.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

    const figures: Figure[] = [];
    for (const [page, cookie] of [
      ["sign-in", ""],
      ["Today", session],
    ] as const) {
      const scores: Record<Category, number[]> = {
        ...{ performance: [], accessibility: [] },
        "best-practices": [],
      };
      for (let round = 0; round < rounds; round++) {
        const said = await look(program, `${url}/m/`, cookie);
        // An idle desktop has above 1500; far below that, the score reflects the machine's other work.
        console.error(`  ${page}: this machine's speed is ${said.environment.benchmarkIndex}`);
        for (const category of categories)
          scores[category].push((said.categories[category]?.score ?? 0) * 100);
        if (round === 0) complain(page, said);
      }
      for (const category of categories)
        figures.push({
          ...{ what: `Lighthouse, phone, ${page}: ${category}`, unit: "of 100", reference: 100 },
          ...{ ours: median(scores[category]), goal: goals[category] },
        });
    }
    return figures;
  },
};
