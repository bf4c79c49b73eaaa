import type { Health } from "#contract/health.ts";
import type { BugReport } from "#contract/settings.ts";
import { createRedactor, type PrivateText } from "./redact.ts";

interface BugReportDeps {
  readonly program: Pick<BugReport, "version" | "schemaVersion" | "node" | "system">;
  readonly uptimeSec: () => number;
  readonly memberCount: () => number;
  readonly sources: () => Health["sources"];
  /** The last log lines, as they were written. */
  readonly logLines: () => readonly string[];
  readonly hidden: () => PrivateText;
}

type Hide = (text: string) => string;

const hideIn = (value: unknown, hide: Hide): unknown => {
  if (typeof value === "string") return hide(value);
  if (Array.isArray(value)) return value.map((each) => hideIn(each, hide));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [hide(name), hideIn(each, hide)]),
  );
};

const parsed = (line: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    // A line that was too long to be stored whole.
    return null;
  }
};

/** Redacts a log line's values; the names of its fields are the program's own and stay. */
const hideLine = (line: string, hide: Hide): string => {
  const fields = parsed(line);
  if (fields === null) return hide(line);
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, hideIn(value, hide)])),
  );
};

/** Creates the bug report: the program's state and its last log lines, without secrets, addresses and names. */
export const createBugReport =
  ({ program, uptimeSec, memberCount, sources, logLines, hidden }: BugReportDeps) =>
  (): BugReport => {
    const hide = createRedactor(hidden());
    return {
      ...program,
      uptimeSec: uptimeSec(),
      memberCount: memberCount(),
      sources: Object.fromEntries(
        Object.entries(sources()).map(([domain, { provider, state }]) => [
          domain,
          { provider, state },
        ]),
      ),
      log: logLines().map((line) => hideLine(line, hide)),
    };
  };
