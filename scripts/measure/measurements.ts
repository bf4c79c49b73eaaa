import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type House, openHouse } from "./measured-wall.ts";

/** Imports every file of a folder, those whose name has the word in it. */
export const filesOf = async (dir: string, word = ""): Promise<readonly unknown[]> =>
  Promise.all(
    readdirSync(dir)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name.includes(word))
      .toSorted()
      .map((name) => import(pathToFileURL(join(dir, name)).href)),
  );

/** Lets work open houses and closes them all afterwards, however it ended. */
export const withHouses = async <T>(work: (open: () => House) => Promise<T>): Promise<T> => {
  const houses: House[] = [];
  try {
    return await work(() => {
      const house = openHouse();
      houses.push(house);
      return house;
    });
  } finally {
    await Promise.all(houses.map((house) => house.close()));
  }
};
