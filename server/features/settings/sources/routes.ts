import type { settingsSources } from "#contract/settings-sources.ts";
import type { OperationHandlers } from "#server/http/handlers.ts";
import type { SourceService } from "./source-service.ts";

/** The handlers of sources that are connected on a screen. */
export const sourceRoutes = (
  sources: SourceService,
): OperationHandlers<typeof settingsSources> => ({
  "GET /api/sources": () => ({ items: sources.list() }),
  "POST /api/sources/{domain}/{name}/test": ({ params, body, request }) =>
    sources.test(params, body, request.socket.localPort),
  "POST /api/sources/{domain}/{name}/library": ({ params, body, request }) =>
    sources.fetchLibrary(params, body, request.socket.localPort),
  "PUT /api/sources/{domain}/{name}": ({ params, body, request }) =>
    sources.connect(params, body, request.socket.localPort),
  "DELETE /api/sources/{domain}/{name}": ({ params }) => {
    sources.disconnect(params);
    return undefined;
  },
});
