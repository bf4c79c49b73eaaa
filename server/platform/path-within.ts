import { isAbsolute, relative, sep } from "node:path";

/** Whether a real path is a folder's own or leads below it, part by part: `/data-old` isn't within `/data`, `/data/..old` is. */
export const isPathWithin = (path: string, dir: string): boolean => {
  const way = relative(dir, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
};
