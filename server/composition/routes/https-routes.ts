import type { Request } from "express";
import type { Env } from "../../config/env.ts";
import type { HouseHttps } from "../../features/https/house-https.ts";
import { httpsRoutes } from "../../features/https/routes.ts";
import { isLoopback } from "../../http/security/addresses.ts";
import type { openNotifications } from "../notifications.ts";

interface CreateHttpsRoutesDeps {
  readonly env: Pick<Env, "TLS" | "PUBLIC_URL" | "BIND_ADDR">;
  readonly houseHttps: HouseHttps;
  readonly push: Pick<ReturnType<typeof openNotifications>, "tellOfCertificate">;
  readonly phoneUrls: (request: Request) => string[];
}

/** The handlers of https; phones with notifications hear of another authority. */
export const createHttpsRoutes = (deps: CreateHttpsRoutesDeps): ReturnType<typeof httpsRoutes> => {
  const { env, houseHttps, push, phoneUrls } = deps;
  const byPublicUrl = env.PUBLIC_URL?.startsWith("https:") === true ? "publicUrl" : null;
  return httpsRoutes({
    ...{ houseHttps, phoneUrls, onReplaced: push.tellOfCertificate },
    isReachable: !isLoopback(env.BIND_ADDR),
    fixedBy: env.TLS === null ? byPublicUrl : "files",
  });
};
