// Only words that a very old Node understands too, or it couldn't say what is wrong.

/** True, said in one sentence and made the exit code, where this Node is too old to prepare anything. */
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
