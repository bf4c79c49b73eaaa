import type { Logger } from "pino";
import type { Roster } from "#server/config/roster.ts";
import { envSuffix } from "#server/config/members-file.ts";
import type { Pins } from "./pins.ts";

interface SetFirstPinsDeps {
  readonly pins: Pins;
  readonly roster: Roster;
  /** First PINs by the upper-case id in `MEMBER_PIN_<ID>`. */
  readonly given: Readonly<Record<string, string>>;
  readonly log: Logger;
}

/** Sets the operator's first PINs for members without one; existing PINs stay. */
export const setFirstPins = async ({
  pins,
  roster,
  given,
  log,
}: SetFirstPinsDeps): Promise<void> => {
  const lost = pins.lost();
  if (lost > 0)
    log.error(
      { lost },
      "DATA_DIR/pepper is not the one that these PINs were made with: put it back, or choose them anew",
    );
  for (const { id } of roster) {
    const pin = given[envSuffix(id)];
    if (pin !== undefined && !pins.has(id)) pins.put(id, await pins.hash(pin));
  }
  const known = new Set(roster.map(({ id }) => envSuffix(id)));
  for (const suffix of Object.keys(given))
    if (!known.has(suffix))
      log.warn({ name: `MEMBER_PIN_${suffix}` }, "nobody in the roster has this id");
};
