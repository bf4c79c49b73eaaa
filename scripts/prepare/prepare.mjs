import { build, isBuilt } from "./built.mjs";
import { install } from "./install.mjs";
import { isInstalled } from "./installed.mjs";
import { withLock } from "./lock.mjs";

/** Installs packages where they are missing or differ from the lock file. */
export const prepareInstalled = async (root) => {
  if (isInstalled(root)) return;
  await withLock(root, async () => {
    if (!isInstalled(root)) await install(root);
  });
};

/** Installs and builds what is missing or outdated; returns quickly where nothing is. */
export const prepareBuilt = async (root) => {
  await prepareInstalled(root);
  if (isBuilt(root)) return;
  await withLock(root, async () => {
    if (!isBuilt(root)) await build(root);
  });
};

/** Builds, even where nothing changed. */
export const buildAnew = async (root) => {
  await prepareInstalled(root);
  await withLock(root, () => build(root));
};
