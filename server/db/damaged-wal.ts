import { readFileSync } from "node:fs";

const headerBytes = 32;
const frameHeaderBytes = 24;

/** SQLite's running checksum over words of the log. */
const checksum = (
  log: DataView,
  from: number,
  to: number,
  bigEndian: boolean,
  [a, b]: readonly [number, number],
): [number, number] => {
  let [first, second] = [a, b];
  for (let at = from; at < to; at += 8) {
    first = (first + log.getUint32(at, !bigEndian) + second) >>> 0;
    second = (second + log.getUint32(at + 4, !bigEndian) + first) >>> 0;
  }
  return [first, second];
};

/**
 * Whether a write-ahead log lost commits that were on the disk, which SQLite passes over in silence: it reads up to the
 * first frame that isn't right. A power cut leaves at most one commit unfinished at the end; more than that is damage.
 */
export const isWalDamaged = (file: string): boolean => {
  const bytes = readFileSync(file);
  if (bytes.length < headerBytes) return bytes.some((byte) => byte !== 0);
  const log = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const magic = log.getUint32(0);
  const bigEndian = magic === 0x377f0683;
  let sum = checksum(log, 0, 24, bigEndian, [0, 0]);
  const sums = (at: number): boolean =>
    log.getUint32(at) === sum[0] && log.getUint32(at + 4) === sum[1];
  const sound = (bigEndian || magic === 0x377f0682) && log.getUint32(4) === 3_007_000 && sums(24);
  // A header of zeros was never flushed, so no commit after it was acknowledged.
  if (!sound) return bytes.subarray(0, headerBytes).some((byte) => byte !== 0);

  const frameBytes = frameHeaderBytes + log.getUint32(8);
  const isCurrent = (at: number): boolean =>
    log.getUint32(at + 8) === log.getUint32(16) && log.getUint32(at + 12) === log.getUint32(20);
  let broken = false;
  let committed = false;
  for (let at = headerBytes; at + frameBytes <= bytes.length; at += frameBytes) {
    if (!broken) {
      sum = checksum(log, at, at + 8, bigEndian, sum);
      sum = checksum(log, at + frameHeaderBytes, at + frameBytes, bigEndian, sum);
      broken = !isCurrent(at) || !sums(at + 16);
    }
    if (!broken || !isCurrent(at)) continue;
    if (committed) return true;
    committed = log.getUint32(at + 4) > 0;
  }
  return false;
};
