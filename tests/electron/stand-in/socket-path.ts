/** Linux takes at most so many bytes as a socket's path; with a longer one Chromium ends without saying why. */
const longestPath = 107;
const socket = "/org.chromium.Chromium.XXXXXX/SingletonSocket";

/** Why Chromium can't keep its socket below a folder, with the cure; null where it can. */
export const socketPathFault = (folder: string): string | null => {
  const bytes = Buffer.byteLength(folder + socket);
  return bytes <= longestPath
    ? null
    : `Chromium's socket below ${folder} would have a path of ${bytes} bytes, and Linux takes ${longestPath}: name a shorter folder in TMPDIR`;
};
