import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type MeasuredWall, openMeasuredWall } from "./measured-wall.ts";

/** Imports every file of a folder whose name contains the word. */
export const importMeasurements = async (dir: string, word = ""): Promise<readonly unknown[]> =>
  Promise.all(
    readdirSync(dir)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name.includes(word))
      .toSorted()
      .map((name) => import(pathToFileURL(join(dir, name)).href)),
  );

/** Runs work that opens walls, and closes them all afterwards, however it ended. */
export const withMeasuredWalls = async <T>(
  work: (open: () => MeasuredWall) => Promise<T>,
): Promise<T> => {
  const walls: MeasuredWall[] = [];
  try {
    return await work(() => {
      const wall = openMeasuredWall();
      walls.push(wall);
      return wall;
    });
  } finally {
    await Promise.all(walls.map((wall) => wall.close()));
  }
};
