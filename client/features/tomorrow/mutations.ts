import { defineWrite } from "../../api/call.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { offline } from "../../mutations/offline-for-a-week.ts";

/** Says what is to be done the evening before a dish; null forgets it. */
export const setPreparation = defineMutation({
  operation: defineWrite("PUT /api/tomorrow/preparations", ["tomorrow"]),
  request: (body: { dish: string; note: string | null }) => ({ body }),
  describe: ({ dish }) => dish,
  offline,
});
