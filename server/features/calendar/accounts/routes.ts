import type { calendar } from "#contract/calendar.ts";
import type { calendarAccounts } from "#contract/calendar-accounts.ts";
import type { calendarGoogle } from "#contract/calendar-google.ts";
import type { OperationHandlers } from "#server/http/handlers.ts";
import type { calendarTodoList } from "#contract/calendar-todo-list.ts";
import type { AccountService } from "./account-service.ts";
import type { TodoListService } from "./todo-list-service.ts";

/** The handlers for accounts at calendar servers. */
export const accountRoutes = (
  accounts: AccountService,
  todoList: TodoListService,
): OperationHandlers<
  typeof calendarAccounts &
    typeof calendarGoogle &
    typeof calendarTodoList &
    Pick<typeof calendar, "POST /api/calendar/feeds/{id}/held">
> => ({
  "POST /api/calendar/feeds/{id}/held": ({ params, body }) =>
    accounts.decideHeld(params.id, body.keep),
  "GET /api/calendar/accounts": () => accounts.list(),
  "POST /api/calendar/accounts/test": ({ body, request }) =>
    accounts.test(body, request.socket.localPort),
  "POST /api/calendar/accounts": ({ body, request }) =>
    accounts.connect(body, request.socket.localPort),
  "PATCH /api/calendar/accounts/{id}": ({ params, body }) => accounts.change(params.id, body),
  "DELETE /api/calendar/accounts/{id}": ({ params }) => accounts.disconnect(params.id),
  "POST /api/calendar/accounts/{id}/refresh": ({ params }) => accounts.refresh(params.id),
  "POST /api/calendar/google": ({ body, caller }) => accounts.google.begin(body, caller),
  "POST /api/calendar/google/{id}/code": ({ params, body, caller }) =>
    accounts.google.paste(params.id, body.pasted, caller),
  "POST /api/calendar/google/{id}": ({ params, body, caller }) =>
    accounts.google.connect(params.id, body.calendars, caller),
  "PUT /api/calendar/new-events": ({ body }) =>
    accounts.chooseNewEvents(body.memberId, body.calendarId),
  "GET /api/calendar/todo-list": () => todoList.read(),
  "PUT /api/calendar/todo-list": ({ body }) => todoList.choose(body),
});
