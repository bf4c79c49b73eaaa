import { describe, expect, it } from "vitest";
import { watchPage } from "./watch-page.ts";

/** Watches a page with these findings; returns what was done after how many seconds. */
const watch = async (looks: readonly ("fine" | "blank" | "hung")[]): Promise<string[]> => {
  const done: string[] = [];
  let seconds = 0;
  let look = 0;
  const over = Promise.withResolvers<void>();
  const stop = watchPage({
    page: {
      hasContent: () => {
        const now = looks[look];
        look += 1;
        if (now === undefined) over.resolve();
        return now === "hung"
          ? new Promise<boolean>(() => undefined)
          : Promise.resolve(now === "fine");
      },
      crash: () => done.push(`crashed at ${seconds}`),
    },
    onBlank: () => done.push(`shown anew at ${seconds}`),
    // An answer that already exists wins over the time limit.
    rest: async (ms) => {
      await new Promise((later) => setImmediate(later));
      seconds += ms === 5000 || looks[look - 1] === "hung" ? ms / 1000 : 0;
    },
  });
  await over.promise;
  stop();
  return done;
};

describe("the watch over the wall's page", () => {
  it("lets a page be that has something on it", async () => {
    expect(await watch(["fine", "fine", "fine", "fine"])).toEqual([]);
  });

  it("lets a page be that was blank once, because it was just being loaded", async () => {
    expect(await watch(["blank", "fine", "blank", "fine"])).toEqual([]);
  });

  it("shows a blank page anew within ten seconds", async () => {
    expect(await watch(["blank", "blank", "fine"])).toEqual(["shown anew at 10"]);
  });

  it("ends a page that doesn't answer within eighteen seconds", async () => {
    expect(await watch(["hung", "hung", "fine"])).toEqual(["crashed at 18"]);
  });
});
