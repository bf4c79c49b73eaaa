import * as z from "zod";
import type { Operations } from "./operation.ts";
import { instant } from "./values.ts";

const authority = z
  .object({
    since: instant,
    endsAt: instant,
    name: z.string().meta({ description: "What phones call it in the list of what they trust." }),
    names: z.array(z.string()).meta({
      description: "The names that it may sign for, fixed when it was made.",
    }),
    fingerprint: z.string().meta({
      description: "The SHA-256 of what phones trust, as they show it: pairs of digits.",
    }),
    leaf: z
      .object({ endsAt: instant, names: z.array(z.string()), addresses: z.array(z.string()) })
      .nullable()
      .meta({
        description: "The wall's own certificate; null until the machine's clock is set.",
      }),
    missingNames: z.array(z.string()).meta({
      description: "Names that the wall got since; only another authority could sign for them.",
    }),
  })
  .meta({ id: "HttpsAuthority" });
export type HttpsAuthority = z.infer<typeof authority>;

const state = z
  .object({
    by: z.enum(["nothing", "authority", "files", "publicUrl"]).meta({
      description:
        "Who made the certificate: nobody, the house's own authority, `TLS_CERT` and `TLS_KEY`, or whoever serves `PUBLIC_URL`. The last two win, and can't be changed on a screen.",
    }),
    authority: authority.nullable(),
    isClockSet: z.boolean().meta({
      description: "Without it no certificate can be made: the machine waits for the network's.",
    }),
    urls: z.array(z.string()).meta({
      description: "Where phones reach the app by https, best first; empty without.",
    }),
    guideUrls: z.array(z.string()).meta({
      description: "Where a phone is led there, on plain http; empty without the house's own.",
    }),
  })
  .meta({ id: "Https" });
export type Https = z.infer<typeof state>;

const example = {
  by: "authority",
  authority: {
    since: "2026-11-19T18:00:00.000Z",
    endsAt: "2046-11-14T17:59:59.000Z",
    name: "Family Wall kitchen.local 2026-11-19",
    names: ["kitchen.local"],
    fingerprint: Array.from({ length: 32 }, () => "A7").join(":"),
    leaf: {
      endsAt: "2027-12-21T17:59:59.000Z",
      names: ["kitchen.local"],
      addresses: ["192.168.1.20"],
    },
    missingNames: [],
  },
  isClockSet: true,
  urls: ["https://192.168.1.20:8080/m/"],
  guideUrls: ["http://192.168.1.20:8080/m/secure"],
} as const;

const fingerprintSeen = z.string().max(200).meta({
  description: "The fingerprint of the authority that the screen showed.",
});

const parent = { access: "parentNow", unlock: "settings" } as const;

export const https = {
  "GET /api/https": {
    operationId: "getHttps",
    summary: "How phones reach the wall by https",
    access: "anyone",
    answer: state,
    topic: "settings",
    example: { answer: example },
  },
  "POST /api/https/authority": {
    operationId: "makeHttpsAuthority",
    summary: "Switch https on with an authority of the house's own, or replace that by another",
    description:
      "What phones trusted before counts no more: those with notifications are told. 409 `httpsChanged` where the house has another authority than the screen showed, `httpsFixed` where the operator gave a certificate, `clockNotSet`, `httpsNameless`.",
    ...parent,
    body: z.strictObject({
      seen: fingerprintSeen.nullable().meta({
        description: "The fingerprint of the authority that the screen showed; null for none.",
      }),
    }),
    answer: state,
    errors: [409],
    stale: ["settings"],
    example: { body: { seen: null }, answer: example },
  },
  "DELETE /api/https/authority": {
    operationId: "removeHttpsAuthority",
    summary: "Switch the house's own https off, and destroy its key",
    description:
      "Encrypted copies from before still hold the key; restoring one brings it back. 409 `httpsChanged` where the house has another authority than the screen showed.",
    ...parent,
    query: z.strictObject({ seen: fingerprintSeen }),
    status: 204,
    answer: z.void(),
    errors: [409],
    stale: ["settings"],
    example: {},
  },
  "GET /api/https/check": {
    operationId: "checkHttps",
    summary:
      "Nothing, for a page on plain http that tries whether its phone trusts the certificate",
    description: "The only answer that a page of any origin may fetch; it is empty.",
    access: "anyone",
    media: "text/plain",
    answer: z.string(),
    example: { answer: "" },
  },
  "GET /api/https/authority.crt": {
    operationId: "downloadHttpsAuthority",
    summary: "What phones and computers trust, as a certificate",
    access: "anyone",
    media: "application/x-x509-ca-cert",
    answer: z.string(),
    errors: [404],
    example: { answer: "" },
  },
  "GET /api/https/authority.mobileconfig": {
    operationId: "downloadHttpsProfile",
    summary: "The same as a profile for iPhones and iPads",
    access: "anyone",
    media: "application/x-apple-aspen-config",
    answer: z.string(),
    errors: [404],
    example: { answer: "<?xml" },
  },
} as const satisfies Operations;
