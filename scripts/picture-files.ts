import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { pictureNames } from "#client/ui/pictures/picture-names.ts";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const place = "\0virtual:pictures/";

const drawingsOf = (names: readonly string[]): Record<string, string> => {
  const file = fileURLToPath(import.meta.resolve("@iconify-json/fluent-emoji-flat/icons.json"));
  const { icons }: IconSet = JSON.parse(readFileSync(file, "utf8"));
  return Object.fromEntries(
    names.map((name) => {
      const body = icons[name]?.body;
      if (body === undefined) throw new Error(`there is no picture ${name}`);
      if (/\sstyle=/.test(body)) throw new Error(`${name} needs inline styles`);
      return [name, body];
    }),
  );
};

/** Puts each set of pictures into a file of its own beside the scripts, in both UIs' build: drawings are no program, and needn't be read as one. `virtual:pictures/often` is its address. */
export const pictureFiles = (): Plugin => {
  let isBuilt = false;
  return {
    name: "picture-files",
    configResolved: ({ command }) => {
      isBuilt = command === "build";
    },
    resolveId: (id) => (id.startsWith(place.slice(1)) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(place)) return undefined;
      const set = id.slice(place.length);
      if (set !== "often" && set !== "seldom") throw new Error(`there are no pictures ${set}`);
      const source = JSON.stringify(drawingsOf(pictureNames[set]));
      if (!isBuilt)
        return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
      const file = this.emitFile({ type: "asset", name: `pictures-${set}.json`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
};
