import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { build as buildScreen } from "vite";
import { compressBelow } from "./compress.ts";
import { workerFiles } from "#server/platform/worker-files.ts";
import { packageFile } from "./package-file.ts";
import { thirdPartyNotices } from "./supply-chain/notices.ts";
import { bundledFile, packagePathOf, shippedPackages } from "./supply-chain/shipped-packages.ts";

const root = resolve(import.meta.dirname, "..");

/** The workers that the server starts by file name, each beside `cli.js`. */
const workers = Object.fromEntries(
  Object.entries(workerFiles).map(([name, file]) => [`server/${name}`, `server/${file}`]),
);

const programs = {
  "server/cli": "server/cli.ts",
  "electron/main": "electron/main.ts",
  "electron/server-process": "electron/server-process.ts",
  ...workers,
};

/**
 * Express is installed for Swagger UI, and bundled all the same: a start finds and reads it in seventy files otherwise. Its
 * tables of letters and types stay outside, because the text of a bundle is kept in memory.
 */
const installed = Object.keys(packageFile.dependencies).filter((name) => name !== "express");
const outside = ["electron", "iconv-lite", "mime-db", ...installed];

/** Modules outside of the bundle: Electron, and the package's runtime dependencies. */
const isExternal = (name: string): boolean =>
  name.startsWith("node:") || outside.some((own) => name === own || name.startsWith(`${own}/`));

const bundled = new Set<string>();

/** Records the packages of which a bundle is made. */
const recordPackages: Plugin = {
  name: "record-packages",
  generateBundle() {
    for (const module of this.getModuleIds()) {
      const path = packagePathOf(module);
      if (path !== null) bundled.add(path);
    }
  },
};

const writeNotices = (): void => {
  writeFileSync(bundledFile(root), JSON.stringify([...bundled].toSorted()));
  const notices = thirdPartyNotices(root, shippedPackages(root, bundled));
  writeFileSync(join(root, "dist/THIRD-PARTY-NOTICES.txt"), notices);
};

const buildScreens = async (): Promise<void> => {
  for (const screen of ["wall-ui", "pwa"]) {
    await buildScreen({
      root: join(root, screen),
      configFile: join(root, screen, "vite.config.ts"),
      logLevel: "warn",
      plugins: [recordPackages],
      build: { outDir: join(root, "dist", screen), emptyOutDir: true },
    });
    await compressBelow(join(root, "dist", screen));
  }
};

/** V8 keeps a program's text in memory, in two bytes a letter where a single one needs that: in a `String.raw`, say, which can't be written otherwise. */
const requireAscii = (file: string, code: string): void => {
  const at = code.search(/[^\0-\u007F]/);
  if (at < 0) return;
  const words = code.slice(Math.max(0, at - 60), at + 20);
  throw new Error(`${file} has a letter that takes all of it two bytes a letter: ${words}`);
};

const buildPrograms = async (): Promise<void> => {
  const bundle = await rolldown({
    cwd: root,
    input: programs,
    platform: "node",
    external: isExternal,
    plugins: [recordPackages],
    treeshake: true,
  });
  for (const folder of ["dist/server", "dist/electron", "node_modules/.cache/family-wall"])
    rmSync(join(root, folder), { recursive: true, force: true });
  const { output } = await bundle.write({
    dir: join(root, "dist"),
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "server/chunks/[name]-[hash].js",
    // Names stay for the log; licences are in THIRD-PARTY-NOTICES.txt.
    charset: "ascii",
    comments: { legal: false },
    minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
    sourcemap: false,
  });
  for (const part of output) if (part.type === "chunk") requireAscii(part.fileName, part.code);
  await bundle.close();
};

await buildScreens();
await buildPrograms();
writeNotices();
