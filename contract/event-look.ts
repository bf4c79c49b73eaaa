import * as z from "zod";
import { icon, memberIds } from "./values.ts";

/** What only this house knows an account's event by: whose it is, where its calendar says something else, and its picture. */
export const eventLook = z.strictObject({
  memberIds: memberIds.exactOptional(),
  icon: icon.exactOptional(),
});
export type EventLook = z.infer<typeof eventLook>;
