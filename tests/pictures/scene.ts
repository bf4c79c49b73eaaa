import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { TestServer } from "../fixtures/server/test-server.ts";
import type { Furnished } from "./houses.ts";
import { moment } from "./moment.ts";
import { takeShot, type View, openView } from "./shot.ts";
import { launch, openStage, phone, type Screen, type Stage, wallScreens } from "./stage.ts";

export const pictureThemes = ["day", "evening"] as const;
export type Theme = (typeof pictureThemes)[number];

/** Where pictures go, and which are wanted. */
export interface Album {
  readonly folder: string;
  /** A word that the names of the wanted pictures have; all have the empty one. */
  readonly word: string;
  readonly taken: string[];
  /** What went wrong, picture by picture; the others are taken all the same. */
  readonly troubles: string[];
}

/** The views that each screen of a house shows in one round. */
export interface Round {
  readonly walls?: readonly View[];
  readonly phone?: readonly View[];
  readonly child?: readonly View[];
}

/** A house with its screens, before which a photographer stands. */
export interface Scene {
  /** Takes a round of pictures in a theme, on two screens at a time. */
  take(theme: Theme, round: Round): Promise<void>;
  /** Calls the API in each wall's own browser. */
  onWalls(method: "POST" | "DELETE", path: string, body?: unknown): Promise<void>;
  /** Signs the phones in: the one is a parent's, the other a child's. */
  signIn(parent: SignIn, child?: SignIn): Promise<void>;
}

interface SignIn {
  readonly memberId: string;
  readonly pin: string;
}

const atOnce = 2;

/** Calls the API in a page's browser; rejects where it refuses. */
export const callInPage = async (
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<void> => {
  const status = await page.evaluate(
    async ([by, to, what]) => {
      const init = { method: by, body: what, headers: { "Content-Type": "application/json" } };
      const answer = await fetch(to, what === "" ? { method: by } : init);
      // A body that nobody reads keeps its request on its way.
      await answer.text();
      return answer.status;
    },
    [method, path, body === undefined ? "" : JSON.stringify(body)] as const,
  );
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}`);
};

const takeViews = async (
  stage: Stage,
  theme: Theme,
  views: readonly View[],
  { folder, word, taken, troubles }: Album,
): Promise<void> => {
  for (const view of views) {
    const name = `${stage.screen.name}-${theme}-${view.name}`;
    if (!name.includes(word)) continue;
    try {
      writeFileSync(join(folder, `${name}.png`), await takeShot(stage, view));
      taken.push(name);
    } catch (error) {
      troubles.push(`${name}: ${String(error)}`);
    }
  }
};

/** A house's screens: its walls, a parent's phone and a child's. */
interface Screens {
  readonly walls: readonly Stage[];
  readonly phones: readonly Stage[];
}

const openScreens = async (executablePath: string, url: string) => {
  const browser = await launch(executablePath, url);
  const open = async (screens: readonly Screen[]): Promise<Stage[]> => {
    const stages: Stage[] = [];
    for (const screen of screens) stages.push(await openStage(browser, screen));
    return stages;
  };
  try {
    const walls = await open(wallScreens);
    return { browser, walls, phones: await open([phone, phone]) };
  } catch (error) {
    await browser.close();
    throw error;
  }
};

type Visit = (stage: Stage, at: number) => Promise<void>;

/** Lets each browser come at an instant of its own, because the house lists them by that; then it is the moment again. */
const oneByOne = async (
  { clock }: Pick<TestServer, "clock">,
  those: readonly Stage[],
  come: Visit,
): Promise<void> => {
  for (const [at, stage] of those.entries()) {
    clock.advance(1000);
    await come(stage, at);
    await stage.quiet();
    await stage.forget();
  }
  clock.set(moment);
};

/** Takes a round's pictures, `atOnce` screens at a time. */
const takeRound = async (
  { walls, phones }: Screens,
  theme: Theme,
  round: Round,
  album: Album,
): Promise<void> => {
  const [parents, childs] = phones;
  const jobs: (readonly [Stage | undefined, readonly View[]])[] = [
    ...walls.map((stage) => [stage, round.walls ?? []] as const),
    [parents, round.phone ?? []],
    [childs, round.child ?? []],
  ];
  const work = async (): Promise<void> => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift())
      if (job[0] !== undefined) await takeViews(job[0], theme, job[1], album);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  console.error(`  ${theme}: ${album.taken.length} pictures so far`);
};

const sceneOf = (screens: Screens, { house, parent }: Furnished, album: Album): Scene => {
  const { walls, phones } = screens;
  let current: Theme | undefined;
  return {
    take: async (theme, round) => {
      if (theme !== current) await parent.send("PATCH", "/api/settings", { theme });
      house.clock.set(moment);
      current = theme;
      await takeRound(screens, theme, round, album);
    },
    onWalls: (method, path, body) =>
      oneByOne(house, walls, async (stage) => {
        await openView(stage, "/");
        await callInPage(stage.page, method, path, body);
      }),
    signIn: (mom, child) =>
      oneByOne(house, child === undefined ? phones.slice(0, 1) : phones, async (stage, at) => {
        await openView(stage, "/m/");
        await callInPage(stage.page, "POST", "/api/session", at === 0 ? mom : child);
        await openView(stage, "/m/");
      }),
  };
};

/** Opens a house's screens, lets `shoot` take its pictures, and closes everything. */
export const onScene = async (
  furnished: Furnished,
  executablePath: string,
  album: Album,
  shoot: (scene: Scene) => Promise<void>,
): Promise<void> => {
  const { house } = furnished;
  try {
    const { browser, ...screens } = await openScreens(executablePath, house.url);
    try {
      // A wall is one of the house's screens when it comes for the second time.
      for (let time = 0; time < 2; time += 1)
        await oneByOne(house, screens.walls, (stage) => openView(stage, "/"));
      await shoot(sceneOf(screens, furnished, album));
    } finally {
      await browser.close();
    }
  } finally {
    await house.close();
  }
};
