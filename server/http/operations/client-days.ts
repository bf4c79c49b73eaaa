import { Temporal } from "temporal-polyfill";
import { addDays, clampDay, type Clock, dayAt } from "../../platform/clock.ts";

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

/** Creates what moves the `date` of a body by as many days as the clock of the client is off, which says what it shows while it sends. */
export const createReadClientDays =
  ({ clock, timeZone }: ClientDaysDeps): ReadClientDays =>
  (input, clientTime) => {
    const { body } = input;
    if (clientTime === undefined || typeof body !== "object" || body === null) return input;
    if (!("date" in body) || typeof body.date !== "string") return input;
    const theirs = Date.parse(clientTime);
    const now = clock.now();
    if (Number.isNaN(theirs) || Math.abs(now - theirs) < mostOffMs) return input;
    const [theirDay, ourDay] = [theirs, now].map((ms) =>
      Temporal.PlainDate.from(dayAt(ms, timeZone())),
    );
    if (theirDay === undefined || ourDay === undefined) return input;
    const { days } = theirDay.until(ourDay, { largestUnit: "days" });
    return { ...input, body: { ...body, date: clampDay(addDays(body.date, days)) } };
  };
