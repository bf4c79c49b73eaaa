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
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    { level, base: null, redact: { paths: secrets, censor: "[hidden]" } },
    destination ?? pino.destination({ sync: true }),
  );
