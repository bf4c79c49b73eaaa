import type { Api, WriteKey } from "#contract/api.ts";
import type { WallRight } from "#contract/operation.ts";

type WritesThatNeed<R extends WallRight> = {
  [K in WriteKey]: Api[K] extends { right: R } ? K : never;
}[WriteKey];

/** What a wall has to be allowed for a write; the contract's own word, which doesn't compile otherwise. */
const rights: Readonly<
  Record<WritesThatNeed<"tick">, "tick"> & Record<WritesThatNeed<"write">, "write">
> = {
  "POST /api/board/routine/{task_id}/close": "tick",
  "POST /api/board/routine/{task_id}/reopen": "tick",
  "POST /api/tasks/{id}/close": "tick",
  "POST /api/tasks/{id}/reopen": "tick",
  "POST /api/tasks": "tick",
  "PATCH /api/tasks/{id}": "tick",
  "DELETE /api/tasks/{id}": "tick",
  "POST /api/rewards/{id}/assign": "tick",
  "POST /api/rewards/{id}/unassign": "tick",
  "POST /api/rewards/{id}/redeem": "tick",
  "POST /api/grocery": "tick",
  "PATCH /api/grocery/{id}": "tick",
  "DELETE /api/grocery/{id}": "tick",
  "POST /api/grocery/{id}/close": "tick",
  "POST /api/grocery/{id}/reopen": "tick",
  "POST /api/grocery/clear": "tick",
  "POST /api/grocery/take-back": "tick",
  "PUT /api/grocery/barcodes/{code}": "tick",
  "POST /api/lists": "tick",
  "PATCH /api/lists/{id}": "tick",
  "POST /api/lists/{id}/items": "tick",
  "PATCH /api/lists/{id}/items/{itemId}": "tick",
  "DELETE /api/lists/{id}/items/{itemId}": "tick",
  "POST /api/lists/{id}/items/{itemId}/close": "tick",
  "POST /api/lists/{id}/items/{itemId}/reopen": "tick",
  "POST /api/lists/{id}/clear": "tick",
  "POST /api/lists/{id}/reopen": "tick",
  "POST /api/recipes/{id}/add-to-grocery": "tick",
  "POST /api/journal/{id}/heart": "tick",
  "POST /api/acts/{id}/undo": "tick",
  "DELETE /api/lists/{id}": "write",
  "POST /api/calendar/events": "write",
  "PATCH /api/calendar/events/{id}": "write",
  "DELETE /api/calendar/events/{id}": "write",
  "PUT /api/calendar/events/{id}/ride": "write",
  "PUT /api/calendar/places": "write",
  "PUT /api/tomorrow/preparations": "write",
  "POST /api/calendar/changes/{id}/undo": "write",
  "POST /api/calendar/changes/{id}/decide": "write",
  "POST /api/calendar/import": "write",
  "PUT /api/mealplan/{date}/{slot}": "write",
  "POST /api/mealplan/{date}/{slot}": "write",
  "DELETE /api/mealplan/{date}/{slot}": "write",
  "PATCH /api/mealplan/entries/{id}": "write",
  "DELETE /api/mealplan/entries/{id}": "write",
  "POST /api/recipes/{id}/add-to-mealplan": "write",
  "POST /api/notes": "write",
  "DELETE /api/notes/{id}": "write",
  "POST /api/notes/{id}/restore": "write",
  "POST /api/photos/{id}/hide": "write",
  "POST /api/photos/{id}/show": "write",
};

const byKey: Readonly<Partial<Record<string, WallRight>>> = rights;

/** What a wall has to be allowed for a write: `look` for one that asks for another proof, or for none. */
export const rightOfWrite = (key: WriteKey): WallRight => byKey[key] ?? "look";
