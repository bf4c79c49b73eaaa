import { copyFileSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";

/** One way in which another program takes a database's files away under a server that has them open. */
interface ExchangeWhileRunning {
  readonly name: string;
  readonly to: (file: string) => void;
  /** Whether a file is left in the database's place, which the family's own then takes. */
  readonly leavesFile: boolean;
}

/** What a copy, a synchronization or a mistaken `rm` does to an open database. */
export const exchangesWhileRunning: readonly ExchangeWhileRunning[] = [
  {
    name: "replaced by an older copy",
    to: (file) => {
      copyFileSync(file, `${file}.older`);
      renameSync(`${file}.older`, file);
    },
    leavesFile: true,
  },
  { name: "removed", to: (file) => rmSync(file), leavesFile: false },
  {
    name: "removed with its log",
    to: (file) => ["", "-wal", "-shm"].forEach((end) => rmSync(`${file}${end}`)),
    leavesFile: false,
  },
  { name: "robbed of its log", to: (file) => rmSync(`${file}-wal`), leavesFile: true },
  { name: "robbed of its log's index", to: (file) => rmSync(`${file}-shm`), leavesFile: true },
  {
    name: "robbed of its log's bytes",
    to: (file) => truncateSync(`${file}-wal`),
    leavesFile: true,
  },
  {
    name: "robbed of half of its log",
    to: (file) => truncateSync(`${file}-wal`, Math.floor(statSync(`${file}-wal`).size / 2)),
    leavesFile: true,
  },
];
