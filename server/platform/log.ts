import { type DestinationStream, type Logger, pino } from "pino";

const secrets = [
  "pin",
  "token",
  "password",
  "authorization",
  "cookie",
  "url.password",
  "*.pin",
  "*.token",
  "*.password",
  "*.authorization",
  "*.cookie",
  "req.headers",
];

/** JSON lines; `error` means that a person must act, and secrets never get in. */
export const createLog = (level: string, destination: DestinationStream): Logger =>
  pino({ level, base: null, redact: { paths: secrets, censor: "[hidden]" } }, destination);

/** Log lines on their way out, of which the last ones are remembered. */
export interface RecentLogLines extends DestinationStream {
  /** Oldest first. */
  lines(): readonly string[];
}

const longestLine = 8_000;

/** Writes log lines on (to stdout unless told), and remembers the last 200 for a bug report, in memory only. */
export const keepRecentLogLines = (
  destination: DestinationStream = pino.destination({ sync: true }),
  most = 200,
): RecentLogLines => {
  const last: string[] = [];
  return {
    write: (line) => {
      last.push(line.trimEnd().slice(0, longestLine));
      if (last.length > most) last.shift();
      destination.write(line);
    },
    lines: () => [...last],
  };
};
