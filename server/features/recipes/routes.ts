import type { recipes as contract } from "#contract/recipes.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { createEmbeddedLibrary } from "./embedded-library.ts";
import type { createRecipeLibrary } from "./library.ts";
import type { createOutsideLibrary } from "./outside-library.ts";

interface RecipeRoutesDeps {
  readonly read: ReturnType<typeof createRecipeLibrary>;
  readonly library:
    | ReturnType<typeof createEmbeddedLibrary>
    | ReturnType<typeof createOutsideLibrary>;
}

/** The handlers of the recipe library, and of adding recipes to the plan and the list. */
export const recipeRoutes = ({
  read,
  library,
}: RecipeRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/recipes": ({ query: { q = "", tag, before, limit } }) =>
    read.list({
      ...{ q, limit },
      ...(tag === undefined ? {} : { tag }),
      ...(before === undefined ? {} : { before }),
    }),
  "GET /api/recipes/{id}": ({ params, query }) => read.one(params.id, query.servings),
  "GET /api/recipes/{id}/image": async ({ params, query, response }) => {
    const { type, bytes } = await read.picture(params.id, query.w);
    if (query.v !== undefined) response.set("Cache-Control", "public, max-age=31536000, immutable");
    response.type(type).send(Buffer.from(bytes));
  },
  "POST /api/recipes": ({ body }) => library.create(body),
  "PATCH /api/recipes/{id}": ({ params, body }) => library.change(params.id, body),
  "DELETE /api/recipes/{id}": ({ params }) => library.remove(params.id),
  "POST /api/recipes/import/preview": ({ body }) => read.preview(body.url),
  "POST /api/recipes/import": ({ body }) => read.importFrom(body.url),
  "POST /api/recipes/{id}/add-to-grocery": ({ params, body, caller }) =>
    library.addToGrocery(params.id, body?.servings, { memberId: body?.memberId, caller }),
  "POST /api/recipes/{id}/add-to-mealplan": ({ params, body }) =>
    library.addToPlan(params.id, body.date, body.slot),
});
