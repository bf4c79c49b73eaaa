import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { extractFile, listPackage, statFile } from "@electron/asar";
import * as z from "zod";
import { packageFile } from "./package-file.ts";
import { standInTools, run } from "#tests/electron/package/tools.ts";
import { packageFaults } from "#tests/electron/package/wanted-files.ts";
import { socketPathFault } from "#tests/electron/stand-in/socket-path.ts";
import { makeStandIn } from "#tests/electron/stand-in/make-stand-in.ts";

const root = resolve(import.meta.dirname, "..");
// A short name, because the tests' Chromium keeps its socket deep below it.
const dir = mkdtempSync(join(tmpdir(), "fw-"));
const release = join(dir, "release");
const mayInstall = process.argv.includes("install");
let broken = 0;

const say = (fine: boolean, promise: string): void => {
  if (!fine) broken += 1;
  console.log(`${fine ? "kept  " : "BROKEN"} ${promise}`);
};

/** Runs the Electron tests on a packaged program. */
const passesTests = (program: string): boolean => {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const files = ["recovery", "escapes", "failures", "terminal"].map(
    (name) => `tests/electron/${name}.test.ts`,
  );
  const ran = spawnSync(process.execPath, [vitest, "run", "--reporter=dot", ...files], {
    ...{ cwd: root, stdio: "inherit" },
    env: { ...process.env, FAMILY_WALL: program, TMPDIR: dir },
  });
  return ran.status === 0;
};

const isFile = (asar: string, name: string): boolean => !("files" in statFile(asar, name));

const checkFiles = (resources: string): void => {
  const asar = join(resources, "app.asar");
  const files = listPackage(asar, { isPack: false })
    .map((name) => name.slice(1))
    .filter((name) => isFile(asar, name));
  const complaints = packageFaults(files);
  for (const complaint of complaints.slice(0, 20)) console.error(`  ${complaint}`);
  say(
    complaints.length === 0,
    `the package holds what it needs and nothing else (${files.length})`,
  );
  const packed = z
    .object({ version: z.string(), main: z.string() })
    .parse(JSON.parse(extractFile(asar, "package.json").toString()));
  say(packed.version === packageFile.version, `it is version ${packed.version}`);
};

const tooLong = socketPathFault(join(dir, "family-wall-installed-XXXXXX/Family Wall"));
if (tooLong !== null) {
  rmSync(dir, { recursive: true, force: true });
  console.error(tooLong);
  process.exit(1);
}
const tools = standInTools(join(dir, "tools"));
makeStandIn(join(dir, "dist"));
run(
  process.execPath,
  [
    ...[
      join(root, "node_modules/electron-builder/cli.js"),
      "--projectDir",
      root,
      "--publish=never",
    ],
    ...["--x64", "--linux", ...(tools === null ? ["dir"] : ["dir", "deb", "AppImage"])],
    `-c.electronDist=${join(dir, "dist")}`,
    `-c.directories.output=${release}`,
    "-c.compression=store",
  ],
  tools ?? {},
);
const unpacked = join(release, "linux-unpacked");
checkFiles(join(unpacked, "resources"));
say(passesTests(join(unpacked, "family-wall")), "the unpacked program passes the wall's tests");

const made = existsSync(release) ? readdirSync(release) : [];
const deb = made.find((name) => name.endsWith(".deb"));
const appImage = made.find((name) => name.endsWith(".AppImage"));
if (deb === undefined || appImage === undefined) {
  console.log("left   deb and AppImage: they need squashfs-tools and desktop-file-utils");
} else {
  say(passesTests(join(release, appImage)), "the AppImage passes the wall's tests");
  const inDeb = run("dpkg-deb", ["--contents", join(release, deb)]);
  say(inDeb.includes("./usr/lib/systemd/user/family-wall.service"), "the deb brings its unit");
  if (!mayInstall) console.log("left   installing the deb: npm run package-proof -- install");
  else {
    // The stand-in doesn't use Electron's libraries.
    run("dpkg", ["--force-depends", "--install", join(release, deb)]);
    process.once("exit", () => run("dpkg", ["--purge", "family-wall"]));
    const unit = (name: string): string => `/usr/lib/systemd/user/${name}.service`;
    const units = [unit("family-wall"), unit("family-wall-headless")];
    run("systemd-analyze", ["--user", "verify", ...units], { XDG_RUNTIME_DIR: dir });
    run("desktop-file-validate", ["/usr/share/applications/family-wall.desktop"]);
    say(true, "its units and its desktop entry are valid");
    say(passesTests("/usr/bin/family-wall"), "the installed program passes the wall's tests");
    run("dpkg", ["--purge", "family-wall"]);
    const left = ["/usr/bin/family-wall", "/opt/Family Wall", unit("family-wall")];
    say(!left.some((file) => existsSync(file)), "purged, it leaves nothing but the family's data");
  }
}
rmSync(dir, { recursive: true, force: true });
process.exitCode = broken > 0 ? 1 : 0;
