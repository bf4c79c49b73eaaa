import { addDays, clampDay, type Clock, dayAt, daysApart } from "../../platform/clock.ts";

interface ClientDaysDeps {
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** What an operation was sent, with the days of a client's clock as the house counts them. */
export type ReadClientDays = (
  input: Record<string, unknown>,
  clientTime: string | undefined,
) => Record<string, unknown>;

/** A clock that is off by less is right: around midnight it would take a request's way for a day. */
const mostOffMs = 3_600_000;

/** The fields of bodies that are days of the client's clock. */
const fields = ["date", "until"] as const;

/** Creates what moves the days of a body by as many days as the clock of the client is off, which says what it shows while it sends. */
export const createReadClientDays =
  ({ clock, timeZone }: ClientDaysDeps): ReadClientDays =>
  (input, clientTime) => {
    const { body } = input;
    if (clientTime === undefined || typeof body !== "object" || body === null) return input;
    const given: Readonly<Record<string, unknown>> = { ...body };
    const dated = fields.filter((field) => typeof given[field] === "string");
    if (dated.length === 0) return input;
    const theirs = Date.parse(clientTime);
    const now = clock.now();
    if (Number.isNaN(theirs) || Math.abs(now - theirs) < mostOffMs) return input;
    const days = daysApart(dayAt(theirs, timeZone()), dayAt(now, timeZone()));
    const moved = dated.map((field) => [field, clampDay(addDays(String(given[field]), days))]);
    return { ...input, body: { ...body, ...Object.fromEntries(moved) } };
  };
