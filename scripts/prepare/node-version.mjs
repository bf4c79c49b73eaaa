// Uses only syntax that a very old Node parses, so that it can report what is wrong.

/** Reports where this Node is too old to prepare anything, with an exit code; returns whether it is. */
export const nodeIsTooOld = () => {
  if (Number(process.versions.node.split(".")[0]) >= 18) return false;
  console.error(
    "Family Wall needs Node 18 or newer to start, this is " +
      process.version +
      "; install a newer one from https://nodejs.org.",
  );
  process.exitCode = 1;
  return true;
};
