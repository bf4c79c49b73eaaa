import * as z from "zod";

const versions = z.record(z.string(), z.string());

/** The checked fields of package-lock.json. */
export const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ resolved: z.string().optional(), optionalDependencies: versions.optional() }),
  ),
});
type LockFile = z.infer<typeof lockFile>;

/** The checked fields of package.json. */
export const packageLockFile = z.object({
  dependencies: versions.optional(),
  devDependencies: versions.optional(),
});
type PackageFile = z.infer<typeof packageLockFile>;

/** The folders in which Node looks for a package's dependencies: its own, then each one above. */
const foldersAbove = (path: string): string[] => {
  const parts = path === "" ? [] : path.split(/(?:^|\/)node_modules\//).slice(1);
  const folders = parts.map((_part, depth) =>
    parts
      .slice(0, depth + 1)
      .map((part) => `node_modules/${part}/`)
      .join(""),
  );
  return ["", ...folders].toReversed();
};

const isLocked = (packages: LockFile["packages"], path: string, name: string): boolean =>
  foldersAbove(path).some((folder) => packages[`${folder}node_modules/${name}`] !== undefined);

/** A sentence for every fault that would stop `npm ci` on another machine, or install something else there. */
export const lockFileFaults = (lock: LockFile, own: PackageFile): string[] => {
  const entries = Object.entries(lock.packages);
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(lock.packages, path, name))
      .map((name) => `package-lock.json: ${path} asks for ${name}, which has no entry`),
  );
  const inexact = Object.entries({ ...own.dependencies, ...own.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json: ${name} is "${version}", not one exact version`);
  const addressed = entries
    .filter(([, { resolved }]) => resolved !== undefined && /^https?:/.test(resolved))
    .map(([path]) => `package-lock.json: ${path} names the address of a registry`);
  return [...missing, ...inexact, ...addressed];
};
