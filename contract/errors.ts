import * as z from "zod";
import { errorCodes, sourceErrorCodes } from "./messages/error-codes.ts";

export const sourceErrorCode = z.enum(sourceErrorCodes).meta({ id: "Trouble" });

/** The body of every error. */
export const errorBody = z
  .object({
    error: z.string().meta({ description: "A sentence in English." }),
    code: z.enum(errorCodes).meta({ description: "A fixed word for programs." }),
    reason: sourceErrorCode.optional().meta({
      description:
        "What is wrong with a calendar's address or file, beside `feedRefused`, `accountRefused` and `importRefused`, or with a source.",
    }),
    field: z.string().optional().meta({ description: "The input that is wrong." }),
    host: z.string().optional().meta({
      description: "Beside `accountLeadsAway`: the host that the password would be sent to.",
    }),
    source: z.string().optional().meta({ description: "The domain whose source is missing." }),
  })
  .meta({ id: "Error" });
export type ErrorBody = z.infer<typeof errorBody>;
