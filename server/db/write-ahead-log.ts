const headerBytes = 32;
const frameHeaderBytes = 24;

/** One page in a database's write-ahead log. */
interface LogFrame {
  /** Counted from 1. */
  readonly page: number;
  readonly data: Buffer;
  /** The database's size in pages after the commit that this frame ends; 0 where it ends none. */
  readonly commitPages: number;
  /** Whether this frame and all before it are as they were written. */
  readonly isSound: boolean;
  /** Whether it was written since the log began anew. */
  readonly isCurrent: boolean;
}

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

/** The frames of a write-ahead log, in order; null where its head isn't sound. */
export const framesOf = (bytes: Buffer): readonly LogFrame[] | null => {
  if (bytes.length < headerBytes) return null;
  const log = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const magic = log.getUint32(0);
  const bigEndian = magic === 0x377f0683;
  let sum = checksum(log, 0, 24, bigEndian, [0, 0]);
  const sums = (at: number): boolean =>
    log.getUint32(at) === sum[0] && log.getUint32(at + 4) === sum[1];
  if (!((bigEndian || magic === 0x377f0682) && log.getUint32(4) === 3_007_000 && sums(24)))
    return null;

  const frameBytes = frameHeaderBytes + log.getUint32(8);
  const frames: LogFrame[] = [];
  let isSound = true;
  for (let at = headerBytes; at + frameBytes <= bytes.length; at += frameBytes) {
    const isCurrent =
      log.getUint32(at + 8) === log.getUint32(16) && log.getUint32(at + 12) === log.getUint32(20);
    if (isSound) {
      sum = checksum(log, at, at + 8, bigEndian, sum);
      sum = checksum(log, at + frameHeaderBytes, at + frameBytes, bigEndian, sum);
      isSound = isCurrent && sums(at + 16);
    }
    frames.push({
      page: log.getUint32(at),
      data: bytes.subarray(at + frameHeaderBytes, at + frameBytes),
      commitPages: log.getUint32(at + 4),
      ...{ isSound, isCurrent },
    });
  }
  return frames;
};

/** A database's bytes with every whole commit of its log, as SQLite reads both together. */
export const withLogApplied = (database: Buffer, log: Buffer): Buffer => {
  const sound = (framesOf(log) ?? []).filter((frame) => frame.isSound);
  const last = sound.findLastIndex(({ commitPages }) => commitPages > 0);
  const commit = sound[last];
  if (commit === undefined) return database;
  const pageBytes = commit.data.length;
  const applied = Buffer.alloc(commit.commitPages * pageBytes);
  database.copy(applied);
  for (const { page, data } of sound.slice(0, last + 1))
    if (page <= commit.commitPages) data.copy(applied, (page - 1) * pageBytes);
  return applied;
};
