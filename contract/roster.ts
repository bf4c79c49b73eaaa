import * as z from "zod";
import { memberId, mostMembers } from "./values.ts";

const newMember = z
  .strictObject({
    id: memberId,
    name: z.string(),
    color: z.string().meta({ description: "Any opaque CSS colour; answered as `#rrggbb`." }),
    kid: z.boolean().optional(),
    parent: z.boolean().optional(),
    avatar: z.string().optional(),
    birthday: z.string().optional().meta({ description: "`YYYY-MM-DD` or `--MM-DD`." }),
    needsCompany: z.boolean().optional(),
  })
  .meta({
    id: "NewMember",
    description: "One line of the roster file, which says what may stand in it.",
  });
/** A member as they are written. */
export type NewMember = z.infer<typeof newMember>;

/** The roster as it is written: whole, in the order of the screens. */
export const roster = z
  .array(newMember)
  .min(1, "expected at least one member")
  .max(mostMembers, `expected at most ${mostMembers} members`);

/** A roster as somebody wants it, beside the one that they had read. */
export const rosterChange = z
  .strictObject({
    members: roster.meta({ description: "The roster as it is to be." }),
    seen: z.array(newMember).max(mostMembers).meta({
      description: "The roster as it was read: what differs from it is changed.",
    }),
  })
  .meta({ id: "RosterChange" });
export type RosterChange = z.infer<typeof rosterChange>;
