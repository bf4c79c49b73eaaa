import type { calendar as contract, CalendarFeed } from "#contract/calendar.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Unsupported } from "#server/platform/errors.ts";
import type { OperationHandlers } from "#server/http/handlers.ts";
import type { FeedService } from "./feeds.ts";

/**
 * The handlers for calendars' states and for connecting, disconnecting and refreshing them; 405 where the active
 * provider has no addresses.
 */
export const feedRoutes = (
  feeds: FeedService | null,
  list: () => readonly CalendarFeed[],
): OperationHandlers<
  Omit<typeof contract, "GET /api/calendar" | "POST /api/calendar/feeds/{id}/held">
> => {
  const able = (): FeedService => {
    if (feeds !== null) return feeds;
    throw new Unsupported(apiSentence("unsupported.feeds"));
  };
  return {
    "GET /api/calendar/feeds": () => ({ items: [...list()] }),
    "POST /api/calendar/feeds": ({ body, request }) =>
      able().connect(body, request.socket.localPort),
    "DELETE /api/calendar/feeds": ({ body }) => able().disconnect(body),
    "POST /api/calendar/feeds/{id}/refresh": ({ params }) => able().refresh(params.id),
  };
};
