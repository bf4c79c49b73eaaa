import * as z from "zod";
import { rewardsFile } from "./rewards-file.ts";
import { membersFile } from "./members-file.ts";

const spell = (title: string, schema: z.ZodType): string =>
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: "input" }) }, null, 2)}\n`;

/** The JSON Schema that editors check `members.json` with. */
export const rosterJsonSchema = (): string => spell("Who lives here", membersFile);

/** The JSON Schema that editors check `rewards.json` with. */
export const rewardsJsonSchema = (): string => spell("What stars are saved for", rewardsFile);
