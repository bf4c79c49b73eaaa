import { X509Certificate } from "node:crypto";
import type { Request, Response } from "express";
import type { Https, HttpsAuthority, https as contract } from "#contract/https.ts";
import type { OperationHandlers } from "#server/http/handlers.ts";
import { iso } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, NotFound } from "#server/platform/errors.ts";
import { appleProfile } from "./apple-profile.ts";
import { authorityMadeAt, fingerprintOfCertificate, subjectOf } from "./authority/authority.ts";
import { loadSigning } from "./authority/signing.ts";
import type { HouseHttps, HouseHttpsState } from "./house-https.ts";
import { secureUrls } from "./secure-urls.ts";

interface HttpsRoutesDeps {
  readonly houseHttps: HouseHttps;
  /** How the operator gave a certificate; null where it didn't. */
  readonly fixedBy: "files" | "publicUrl" | null;
  readonly phoneUrls: (request: Request) => string[];
  /** Whether other machines reach the wall at all. */
  readonly isReachable: boolean;
  /** Called where what phones trusted counts no more, with the address that leads them on. */
  readonly onReplaced: (guideUrl: string) => void;
}

const viewOf = ({ authority, leaf, missingNames }: HouseHttpsState): HttpsAuthority => {
  const root = new X509Certificate(authority.root);
  return {
    since: iso(authorityMadeAt(root)),
    endsAt: iso(root.validToDate.getTime()),
    name: subjectOf(authority.root),
    names: [...authority.names],
    fingerprint: fingerprintOfCertificate(authority.root),
    leaf:
      leaf === null
        ? null
        : {
            endsAt: iso(leaf.endsAt),
            names: [...leaf.names],
            addresses: [...leaf.addresses],
          },
    missingNames: [...missingNames],
  };
};

/** Throws 409 where the house has another authority than a screen shows: phones may trust that one already. */
const requireSeen = ({ state }: HouseHttps, seen: string | null): void => {
  const now = state();
  if ((now === null ? null : fingerprintOfCertificate(now.authority.root)) !== seen)
    throw new Conflict("httpsChanged", apiSentence("httpsChanged"));
};

/** Sends a file that is made of the authority's certificate; 404 where the house has none. */
const download = (
  houseHttps: HouseHttps,
  response: Response,
  type: string,
  file: string,
  of: (pem: string) => unknown,
) => {
  const state = houseHttps.state();
  if (state === null) throw new NotFound("certificate");
  response
    .type(type)
    .set("Content-Disposition", `attachment; filename="${file}"`)
    .send(of(state.authority.root));
};

/** The handlers of https: how it stands, the house's own authority, and what phones download of it. */
export const httpsRoutes = (deps: HttpsRoutesDeps): OperationHandlers<typeof contract> => {
  const { houseHttps, fixedBy, phoneUrls, onReplaced } = deps;
  const answer = (request: Request): Https => {
    const state = houseHttps.state();
    const by = fixedBy ?? (state === null ? "nothing" : "authority");
    return {
      ...{ by, authority: state === null ? null : viewOf(state) },
      isClockSet: houseHttps.isClockSet(),
      ...secureUrls(by, houseHttps, {
        ...{ phoneUrls: phoneUrls(request), isReachable: deps.isReachable },
        port: request.socket.localPort,
      }),
    };
  };
  return {
    "GET /api/https": ({ request }) => answer(request),
    "POST /api/https/authority": async ({ request, body: { seen } }) => {
      const signing = await loadSigning();
      requireSeen(houseHttps, seen);
      const isReplaced = seen !== null;
      houseHttps.make(signing);
      const made = answer(request);
      const [guideUrl] = made.guideUrls;
      if (isReplaced && guideUrl !== undefined) onReplaced(guideUrl);
      return made;
    },
    "DELETE /api/https/authority": ({ query: { seen } }) => {
      requireSeen(houseHttps, seen);
      houseHttps.remove();
    },
    "GET /api/https/check": ({ response }) =>
      void response.set("Cross-Origin-Resource-Policy", "cross-origin").type("text/plain").end(),
    "GET /api/https/authority.crt": ({ response }) =>
      download(
        houseHttps,
        response,
        "application/x-x509-ca-cert",
        "family-wall.crt",
        (pem) => new X509Certificate(pem).raw,
      ),
    "GET /api/https/authority.mobileconfig": ({ response }) =>
      download(
        houseHttps,
        response,
        "application/x-apple-aspen-config",
        "family-wall.mobileconfig",
        appleProfile,
      ),
  };
};
