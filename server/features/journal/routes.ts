import type { journal as contract } from "#contract/journal.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { JournalService } from "./journal.ts";

/** The handlers of the journal, its photos and hearts. */
export const journalRoutes = (journal: JournalService): OperationHandlers<typeof contract> => ({
  "GET /api/journal": ({ query, caller }) => journal.page(query, caller),
  "POST /api/journal": ({ body, caller }) => journal.write(body, caller),
  "PATCH /api/journal/{id}": ({ params, body, caller }) => journal.change(params.id, body, caller),
  "DELETE /api/journal/{id}": ({ params, caller }) => journal.remove(params.id, caller),
  "POST /api/journal/{id}/heart": ({ params, body, caller }) =>
    journal.heart(params.id, body ?? {}, caller),
  "GET /api/journal/years": () => ({ items: journal.years.list() }),
  "GET /api/journal/years/{year}": ({ params, query, caller }) =>
    journal.years.page({ year: params.year, ...query }, caller),
  "GET /api/journal/{id}/photos/{n}": async ({ params, query, response }) => {
    const { type, bytes } = await journal.photo(params.id, Number(params.n), query.w);
    if (query.v !== undefined) response.set("Cache-Control", "public, max-age=31536000, immutable");
    response.type(type).send(Buffer.from(bytes));
  },
});
