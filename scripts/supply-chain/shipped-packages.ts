import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** A package of which something is in the program that families get. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license: string;
  /** Below the project, such as `node_modules/express`. */
  readonly path: string;
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

/** What electron-builder.yml leaves out of the program. */
const leftOut = [
  /^node_modules\/(node-addon-api|@scarf\/.+)$/,
  /^node_modules\/@img\/sharp-(?!wasm32(\/|$))/,
];

/** Built into the screens by other ways than imports: pictures, typefaces, and the phone's service worker. */
const builtIn =
  /^node_modules\/(@iconify-json\/|@fontsource-variable\/|workbox-(core|precaching)$)/;

const withPath = /.*?\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;

/** The package that a module's file belongs to, as the lock file spells it; null for the project's own. */
export const packagePathOf = (module: string): string | null =>
  withPath.exec(module.replaceAll("\\", "/"))?.[1] ?? null;

/** Every package that ships: what is installed with the program, and what its bundles are made of; sorted by name. */
export const shippedPackages = (root: string, bundled: ReadonlySet<string>): ShippedPackage[] => {
  const { packages } = lockFile.parse(
    JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")),
  );
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => {
      if (path === "" || leftOut.some((kind) => kind.test(path))) return false;
      const isInstalled = dev !== true && devOptional !== true;
      return isInstalled || bundled.has(path) || builtIn.test(path);
    })
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path, { version = "", license = "" }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return { name, version, license, path };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

/** Where a build leaves the paths of the packages that its bundles are made of; in no package itself. */
export const bundledFile = (root: string): string => join(root, "dist/.bundled-packages.json");

/** The paths that the last build left. */
export const readBundledPackages = (root: string): ReadonlySet<string> =>
  new Set(z.array(z.string()).parse(JSON.parse(readFileSync(bundledFile(root), "utf8"))));
