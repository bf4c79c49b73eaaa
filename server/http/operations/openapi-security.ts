import type { ZodOpenApiOperationObject } from "zod-openapi";
import type { Operation } from "#contract/operation.ts";
import { cookieNames } from "../cookie-names.ts";

/** The proofs of the OpenAPI document; each one is a header or a cookie that the wall gives. */
export const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: cookieNames.phone,
    description: "A member's phone that is signed in; `signIn` gives the cookie.",
  },
  sessionToken: {
    type: "http",
    scheme: "bearer",
    description: "The same session, for pages of `ALLOWED_ORIGINS`, which send no cookies.",
  },
  unlock: {
    type: "apiKey",
    in: "cookie",
    name: cookieNames.unlock,
    description:
      "A browser that was unlocked for this; `unlock` and `unlockBudget` give the cookie, for fifteen minutes.",
  },
  setupCode: {
    type: "apiKey",
    in: "header",
    name: "X-Setup-Code",
    description:
      "The six digits that the wall shows while no parent has a PIN; the machine itself needs none.",
  },
  presenceToken: {
    type: "apiKey",
    in: "header",
    name: "X-Presence-Token",
    description: "`PRESENCE_TOKEN`, where the operator has set it.",
  },
} as const;

type Proofs = NonNullable<ZodOpenApiOperationObject["security"]>;

/** The proofs of an operation's access; any one of them will do. */
const proofsOf = ({ access, unlock: area }: Operation): Proofs => {
  if (access === "anyone") return [];
  return [
    ...(access === "parentNow" ? [] : [{ session: [] }, { sessionToken: [] }]),
    ...(area === undefined ? [] : [{ unlock: [] }]),
  ];
};

const takesPresenceToken = ({ headers }: Operation): boolean =>
  headers !== undefined &&
  Object.keys(headers.shape).includes(securitySchemes.presenceToken.name.toLowerCase());

/** What an operation asks of its caller, any one of the list; an empty list asks for nothing. */
export const securityOf = (operation: Operation): Proofs => {
  if (takesPresenceToken(operation)) return [{ presenceToken: [] }, {}];
  const proofs = proofsOf(operation);
  return operation.setup === true ? [...proofs, { setupCode: [] }] : proofs;
};
