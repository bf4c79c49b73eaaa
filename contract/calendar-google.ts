import * as z from "zod";
import {
  account,
  choice,
  foundAccount,
  foundExample,
  accountExample,
} from "./calendar-accounts.ts";
import type { Operations } from "./operation.ts";
import { id, instant } from "./values.ts";

const parentsSettings = { access: "parentNow", unlock: "settings" } as const;
const clientPart = z.string().trim().min(1).max(300);

export const calendarGoogle = {
  "POST /api/calendar/google": {
    operationId: "beginGoogleAccount",
    summary: "Begin to connect an account at Google, or to allow it again",
    description:
      "Answers the address of Google's page, which is opened in any browser; the page behind it can't be shown, and its address is what is pasted. It is good for ten minutes, once, and only for whoever began. The client is the family's own at Google; it is kept once an account is connected.",
    ...parentsSettings,
    body: z.strictObject({
      user: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .meta({ description: "The Google Account's address." }),
      clientId: clientPart.optional(),
      clientSecret: clientPart.optional().meta({ description: "Never answered." }),
    }),
    status: 201,
    answer: z.object({ id, url: z.string(), until: instant }).meta({ id: "GoogleConsent" }),
    errors: [409, 429],
    stale: [],
    example: {
      body: {
        user: "kim@gmail.com",
        clientId: "1-a.apps.googleusercontent.com",
        clientSecret: "s",
      },
      answer: {
        id: "0f9e8d7c6b5a",
        url: "https://accounts.google.com/o/oauth2/v2/auth?client_id=1-a.apps.googleusercontent.com",
        until: "2026-11-20T16:50:00.000Z",
      },
    },
  },
  "POST /api/calendar/google/{id}/code": {
    operationId: "pasteGoogleCode",
    summary: "See what an account at Google has, by the address of the page behind Google's",
    description: "400 `accountRefused` says what is wrong in `reason`.",
    ...parentsSettings,
    params: z.object({ id }),
    body: z.strictObject({ pasted: z.string().min(1).max(4000) }),
    answer: foundAccount,
    errors: [409, 429],
    stale: [],
    example: {
      body: {
        pasted: "http://127.0.0.1/?state=s&code=c&scope=https://www.googleapis.com/auth/calendar",
      },
      answer: foundExample,
    },
  },
  "POST /api/calendar/google/{id}": {
    operationId: "connectGoogleAccount",
    summary: "Connect an account at Google, after its address was pasted",
    description:
      "Shows the calendars that are named, or every one that holds events. An account that is connected already keeps its choices and is let in again.",
    ...parentsSettings,
    params: z.object({ id }),
    body: z.strictObject({ calendars: z.array(choice).max(200).optional() }),
    status: 201,
    answer: account,
    errors: [409],
    stale: ["calendar", "settings"],
    example: { body: {}, answer: accountExample },
  },
} as const satisfies Operations;
