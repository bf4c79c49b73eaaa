import type { Member } from "#contract/members.ts";
import { defineWrite } from "../../api/call.ts";
import { useWrite } from "../../mutations/send.ts";

const rosterWrite = defineWrite("PUT /api/members", ["members", "settings"]);
const pinWrite = defineWrite("PUT /api/members/{id}/pin", ["members", "settings"]);

/** A member as the roster file spells them. */
export interface RosterEntry {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly kid?: boolean | undefined;
  readonly parent?: boolean | undefined;
  readonly avatar?: string | undefined;
}

/** A member as a line of the roster, without what the server adds. */
export const rosterEntryOf = ({ id, name, color, kid, parent, avatar }: Member): RosterEntry => ({
  id,
  name,
  color,
  ...(kid ? { kid } : {}),
  ...(parent ? { parent } : {}),
  ...(avatar === undefined ? {} : { avatar }),
});

/** Replaces the roster: `mutate({ body: lines })`. Fails with 400, 401, 507. */
export const useSaveRoster = () => useWrite(rosterWrite);

/** Sets a member's PIN: `mutate({ params: { id }, body: { pin, currentPin? } })`. Fails with 400, 401 `pinWrong`, 429. */
export const useSetPin = () => useWrite(pinWrite);
