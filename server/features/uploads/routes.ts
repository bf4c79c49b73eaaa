import type { uploads as contract } from "#contract/uploads.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { UploadService } from "./uploads.ts";

/** The handlers of pictures from phones. */
export const uploadRoutes = (
  uploads: Pick<UploadService, "receive">,
): OperationHandlers<typeof contract> => ({
  "POST /api/uploads": ({ request, caller }) => uploads.receive(request, caller),
});
