import { unwatchFile, watchFile } from "node:fs";
import type { Logger } from "pino";
import type { WallNotice } from "#contract/wall-notice.ts";
import { type Certificate, type CertificateFiles, readCertificate } from "./certificate.ts";
import { ConfigError } from "../platform/config-error.ts";

/** The certificate as it stands now, and what a grown-up should know about it. */
export interface WatchedCertificate {
  current(): Certificate;
  /** Says so from a week before browsers stop to trust it. */
  notices(nowMs: number): readonly WallNotice[];
  /** Calls back with every renewed pair. */
  onRenewed(listener: (pair: Certificate) => void): void;
  stop(): void;
}

/** Renewals exchange links as well as files: looking at what they lead to sees both. */
const lookEveryMs = 2000;
/** The certificate and its key are exchanged one after the other. */
const settleMs = 500;
const weekMs = 7 * 86_400_000;

const spell = ({ endsAt }: Certificate): string => new Date(endsAt).toISOString();

/** Reads a certificate and follows its files; a broken renewal leaves the last good pair. Throws a ConfigError where there is none. */
export const watchCertificate = (
  files: CertificateFiles,
  log: Logger,
  now: number,
): WatchedCertificate => {
  let pair = readCertificate(files);
  let renewed = (_pair: Certificate): void => undefined;
  let settling: NodeJS.Timeout | undefined;
  if (pair.endsAt <= now)
    log.error({ endedAt: spell(pair) }, "the certificate ended; phones won't open the wall");

  const reread = (): void => {
    try {
      const next = readCertificate(files);
      if (next.cert === pair.cert && next.key === pair.key) return;
      pair = next;
      renewed(pair);
      log.info({ endsAt: spell(pair) }, "the certificate was renewed");
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      log.error({ problems: error.problems }, "the renewed certificate can't be used");
    }
  };
  const look = (): void => {
    clearTimeout(settling);
    settling = setTimeout(reread, settleMs);
  };
  const watched = [files.cert, files.key];
  for (const file of watched) watchFile(file, { interval: lookEveryMs, persistent: false }, look);

  return {
    current: () => pair,
    notices: (nowMs) => {
      const at = spell(pair);
      if (nowMs >= pair.endsAt)
        return [{ code: "certificateEnded", error: `The certificate ended on ${at}.`, at }];
      return pair.endsAt - nowMs > weekMs
        ? []
        : [{ code: "certificateEnds", error: `The certificate ends on ${at}.`, at }];
    },
    onRenewed: (listener) => {
      renewed = listener;
    },
    stop: () => {
      clearTimeout(settling);
      for (const file of watched) unwatchFile(file, look);
    },
  };
};
