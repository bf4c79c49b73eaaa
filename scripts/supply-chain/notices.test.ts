import { resolve } from "node:path";
import { expect, it } from "vitest";
import { thirdPartyNotices } from "./notices.ts";
import { packagePathOf, shippedPackages } from "./shipped-packages.ts";

const root = resolve(import.meta.dirname, "../..");
const packages = shippedPackages(root, new Set(["node_modules/react"]));
const names = packages.map(({ name }) => name);

it("what ships is what is installed with the wall and what its screens are built of, and no tool", () => {
  expect(names).toEqual(
    expect.arrayContaining(["express", "better-sqlite3", "react", "@iconify-json/ph"]),
  );
  expect(names.filter((name) => /^(vite|vitest|typescript|electron-builder)$/.test(name))).toEqual(
    [],
  );
  // The Electron program makes pictures by the WebAssembly build alone.
  expect(names.filter((name) => name.startsWith("@img/sharp"))).toEqual(["@img/sharp-wasm32"]);
});

it("every part under the LGPL is named, with the libraries that are compiled into it", () => {
  const notices = thirdPartyNotices(root, packages);
  const [, lgpl = ""] = notices.split("=".repeat(80));
  expect(lgpl).toMatch(/^libheif-js \d\S+ \(LGPL-3\.0\)$/m);
  expect(lgpl).toMatch(/^@img\/sharp-wasm32 \d\S+ \(.*LGPL-3\.0-or-later.*\)$/m);
  expect(lgpl).toContain("Source: https://github.com/catdad-experiments/libheif-js.git");
  for (const library of ["libvips", "libheif", "glib"])
    expect(lgpl).toMatch(new RegExp(`^\\| ${library} +\\| LGPLv3`, "m"));
  for (const { name, version } of packages) expect(notices).toContain(`${name} ${version} (`);
  expect(packages.filter(({ license }) => license === "")).toEqual([]);
});

it("a module belongs to the innermost package of its path", () => {
  expect(packagePathOf("/wall/node_modules/a/node_modules/@b/c/index.js?v=1")).toBe(
    "node_modules/a/node_modules/@b/c",
  );
  expect(packagePathOf("/wall/client/ui/Text.tsx")).toBeNull();
});
