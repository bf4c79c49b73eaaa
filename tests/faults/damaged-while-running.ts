import { join } from "node:path";
import { api } from "#contract/api.ts";
import type { Fault } from "#scripts/measure/figure.ts";
import { openParentBrowser } from "../fixtures/access/parent-browser.ts";
import { damagesWhileRunning } from "./backups/damages-while-running.ts";

const env = { TZ: "Europe/Berlin", MEMBER_PIN_MOM: "2468" };

/** A database that is damaged under a running server is noticed, and replaced without anybody's help. */
export const fault: Fault = {
  name: "damaged while running",
  run: async (open) => {
    let losses = 0;
    for (const damage of damagesWhileRunning) {
      const measured = open();
      const wall = await measured.startWall(env);
      const parent = await openParentBrowser(wall.url);
      await parent.addChore("Feed Minka");
      await parent.post("/api/backups");
      const restarted = wall.nextReport();
      damage.to(join(measured.dataDir, "wall.db"));
      const isRefused = await parent.addChore("Lost").then(
        () => false,
        () => true,
      );
      await restarted;
      const browser = await openParentBrowser(wall.url);
      const { notices } = api["GET /api/config"].answer.parse(await browser.get("/api/config"));
      const board = JSON.stringify(await browser.get("/api/board/routine"));
      const isReported = notices.some(({ code }) =>
        ["databaseRestored", "latestChangesLost"].includes(code),
      );
      const isWhole = board.includes("Feed Minka") && !board.includes("Lost");
      if (!isRefused || !isReported || !isWhole) losses++;
      await wall.stop();
    }
    return [
      {
        promise:
          "damage under a running server is noticed, replaced and told; nothing is acknowledged after it",
        tries: damagesWhileRunning.length,
        losses,
      },
    ];
  },
};
