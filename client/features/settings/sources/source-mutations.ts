// Apart from the others, because they never wait and come with the form that needs them.
import { defineWrite } from "../../../api/call.ts";
import { defineMutation } from "../../../mutations/define-mutation.ts";

/** Looks what a source has: `{ params: { domain, name }, body: { values } }`. Fails with 400, 409, 429. */
export const testSource = defineMutation({
  operation: defineWrite("POST /api/sources/{domain}/{name}/test", []),
});

/** Fetches a service's own library onto the wall's machine: `{ params, body: { values } }`. Fails with 400, 409, 429. */
export const fetchSourceLibrary = defineMutation({
  operation: defineWrite("POST /api/sources/{domain}/{name}/library", ["settings"]),
});

/** Uses a source from now on: `{ params, body: { values, today } }`; the wall starts again. Fails with 400, 409, 429, 502. */
export const connectSource = defineMutation({
  operation: defineWrite("PUT /api/sources/{domain}/{name}", ["settings"]),
});

/** Forgets a source that a screen connected: `{ params }`. Fails with 404, 409. */
export const disconnectSource = defineMutation({
  operation: defineWrite("DELETE /api/sources/{domain}/{name}", ["settings"]),
});
