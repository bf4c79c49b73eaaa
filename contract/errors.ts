import * as z from "zod";
import { wallView } from "./wall-view.ts";
import { errorCodes, sourceErrorCodes } from "./messages/error-codes.ts";

export const sourceErrorCode = z.enum(sourceErrorCodes).meta({ id: "Trouble" });

export const errorCode = z.enum(errorCodes).meta({ description: "A fixed word for programs." });

/** An event as one side of a conflict has it; null where that side deleted it. */
const eventVersion = z
  .object({
    title: z.string(),
    start: z.string(),
    end: z.string(),
    allDay: z.boolean(),
    location: z.string().nullable(),
    notes: z.string().nullable(),
    recurrence: z.string().nullable(),
  })
  .nullable()
  .meta({ id: "EventVersion" });

/** Both sides of a conflict. */
export const eventVersions = z
  .object({ ours: eventVersion, theirs: eventVersion })
  .meta({ id: "EventVersions" });
export type EventVersions = z.infer<typeof eventVersions>;

/** The body of every error. */
export const errorBody = z
  .object({
    error: z.string().meta({ description: "A sentence in English." }),
    code: errorCode,
    reason: sourceErrorCode.optional().meta({
      description:
        "What is wrong with a calendar's address or file, beside `feedRefused`, `accountRefused` and `importRefused`, or with a source.",
    }),
    field: z.string().optional().meta({ description: "The input that is wrong." }),
    wall: wallView
      .optional()
      .meta({ description: "Beside `wallChanged`: the wall as somebody else has left it." }),
    host: z.string().optional().meta({
      description: "Beside `accountLeadsAway`: the host that the password would be sent to.",
    }),
    versions: eventVersions.optional().meta({
      description: "Beside `conflict`: what the family wanted, and what others made of the event.",
    }),
    guests: z.int().min(1).optional().meta({
      description: "Beside `guestsTold`: how many people the calendar will write to.",
    }),
    source: z.string().optional().meta({ description: "The domain whose source is missing." }),
  })
  .meta({ id: "Error" });
export type ErrorBody = z.infer<typeof errorBody>;
