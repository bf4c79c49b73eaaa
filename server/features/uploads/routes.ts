import type { uploads as contract } from "#contract/uploads.ts";
import type { Handlers } from "../../http/handlers.ts";
import type { Uploads } from "./uploads.ts";

/** Pictures from phones. */
export const uploadRoutes = (uploads: Pick<Uploads, "receive">): Handlers<typeof contract> => ({
  "POST /api/uploads": ({ request, caller }) => uploads.receive(request, caller),
});
