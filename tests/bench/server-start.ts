import { join } from "node:path";
import type { Bench } from "#scripts/measure/figure.ts";
import type { StartedProgram } from "#scripts/measure/measured-wall.ts";
import { median } from "#scripts/measure/median.ts";

const bareHttp = join(import.meta.dirname, "reference/bare-http.ts");
const rounds = 7;

const firstAnswer = async (start: () => Promise<StartedProgram>): Promise<number> => {
  const begun = performance.now();
  const program = await start();
  const answer = await fetch(`${program.url}/api/members`);
  await answer.arrayBuffer();
  const took = performance.now() - begun;
  await program.stop();
  return took;
};

/** How long the server takes to start after a power cut. */
export const bench: Bench = {
  name: "server start",
  run: async (open) => {
    const wall = open();
    await firstAnswer(() => wall.startWall());
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await firstAnswer(() => wall.startWall()));
      bare.push(await firstAnswer(() => wall.startReference(bareHttp)));
    }
    const [own, reference] = [median(ours), median(bare)];
    return [
      {
        what: "server start to first answer",
        unit: "ms",
        ours: own,
        reference,
        goal: "≤ 346 ms: 0.7 × the nearest other wall",
      },
    ];
  },
};
