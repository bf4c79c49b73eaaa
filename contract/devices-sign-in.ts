import * as z from "zod";
import { device } from "./devices.ts";
import { phoneSession } from "./members.ts";
import type { Operations } from "./operation.ts";
import { id, instant, memberId, pin } from "./values.ts";

/** A secret of 128 bits, as it stands behind the `#` of a link. */
export const linkToken = z
  .string()
  .regex(/^[\w-]{22}$/, "expected the 22 characters behind the link's #");

const signInLink = z
  .object({
    id,
    memberId,
    token: linkToken.meta({
      description: "For the address of a QR code, behind its `#`; answered this once.",
    }),
    code: z.string().meta({
      description: "The same in eight digits, to type into an app; answered this once.",
    }),
    expiresAt: instant,
  })
  .meta({ id: "SignInLink" });
export type SignInLink = z.infer<typeof signInLink>;

const signInLinkState = z
  .object({
    id,
    memberId,
    state: z.enum(["waiting", "used", "ended"]),
    expiresAt: instant,
    device: device
      .pick({ make: true, label: true })
      .optional()
      .meta({ description: "What was signed in by it." }),
  })
  .meta({ id: "SignInLinkState" });
export type SignInLinkState = z.infer<typeof signInLinkState>;

const shown = { id: "l1", memberId: "mia", expiresAt: "2026-11-20T16:44:00.000Z" } as const;
const byId = z.object({ id });

export const signInLinks = {
  "POST /api/sign-in-links": {
    operationId: "showSignInLink",
    summary: "Show a code by which another phone signs in as a member, once, within two minutes",
    description:
      "A phone shows its own member's without a PIN, a parent's phone also that of whoever is no parent (403 `notYours` for anybody else's). Every other browser, also a wall that a parent has unlocked, needs that member's PIN: 401 `pinNeeded` without, `pinWrong`, 409 `pinNotSet`. What the same screen showed before ends.",
    access: "anyone",
    right: "look",
    body: z.strictObject({ memberId, pin: pin.optional() }),
    status: 201,
    answer: signInLink,
    secretAnswer: true,
    errors: [401, 409, 429],
    stale: [],
    example: {
      body: { memberId: "mia", pin: "1234" },
      answer: { ...shown, token: "q1w2e3r4t5y6u7i8o9p0aA", code: "48151623" },
    },
  },
  "GET /api/sign-in-links/{id}": {
    operationId: "getSignInLink",
    summary: "What has become of a code that this screen shows",
    description: "404 on any other screen, and ten minutes after it was shown.",
    access: "anyone",
    params: byId,
    answer: signInLinkState,
    topic: "settings",
    example: { answer: { ...shown, state: "used", device: { make: "iphone", label: "iPhone" } } },
  },
  "DELETE /api/sign-in-links/{id}": {
    operationId: "endSignInLink",
    summary: "End a code that this screen shows, and sign out again what was signed in by it",
    access: "anyone",
    right: "look",
    params: byId,
    status: 204,
    answer: z.void(),
    stale: ["settings"],
    example: {},
  },
  "POST /api/session/link": {
    operationId: "signInByLink",
    summary: "Sign this phone in by a code that another screen shows",
    description:
      "With the `token` of its QR code or the eight digits of its `code`. It opens nothing else: no part of the wall is unlocked by it. 401 `signInLinkEnded` where it was used, is late or is none; typed codes wait as wrong PINs do.",
    access: "anyone",
    right: "look",
    body: z
      .strictObject({
        token: linkToken.optional(),
        code: z
          .string()
          .max(20)
          .overwrite((typed) => typed.replaceAll(/[\s-]/g, ""))
          .regex(/^\d{8}$/, "expected eight digits")
          .optional(),
      })
      .refine(
        ({ token, code }) => (token === undefined) !== (code === undefined),
        "expected either token or code",
      )
      .meta({ id: "SignInByLink" }),
    answer: phoneSession,
    errors: [401, 429],
    stale: ["settings"],
    example: {
      body: { code: "48151623" },
      answer: { memberId: "mia", parent: false, expiresAt: "2027-02-18T17:42:00.000Z" },
    },
  },
} as const satisfies Operations;
