import type { OperationAnswer, OperationInput } from "#contract/api.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError, InvalidInput } from "#server/platform/errors.ts";
import type {
  AccountCalendar,
  AccountRecords,
} from "#server/providers/calendar/caldav/account-records.ts";
import type { Accounts } from "#server/providers/calendar/caldav/accounts.ts";
import type { TodoKeeping } from "#server/providers/tasks/port.ts";

type Chosen = OperationInput<"PUT /api/calendar/todo-list">["body"];

interface TodoListServiceDeps {
  readonly accounts: Pick<Accounts, "status" | "choicesChanged">;
  readonly records: Pick<
    AccountRecords,
    "calendars" | "calendar" | "choose" | "todoList" | "putTodoList"
  >;
  /** Null where another service keeps the tasks. */
  readonly keeping: TodoKeeping | null;
  /** Where the operator gave a variable; null where nowhere. */
  readonly fixedBy: (variable: string) => string | null;
  readonly atomically: (work: () => void) => void;
}

const mayKeepTodos = ({ kinds, isReadOnly, isGone }: AccountCalendar): boolean =>
  kinds.includes("VTODO") && !isReadOnly && !isGone;

/** Chooses which list of an account keeps the family's to-dos, and takes those of the house along where a parent wants it. */
export const createTodoListService = (deps: TodoListServiceDeps) => {
  const { accounts, records, keeping, fixedBy, atomically } = deps;
  const refuse = (variable: string): never => {
    const place = fixedBy(variable) ?? "the environment";
    throw new HttpError(409, apiSentence("fromEnvironment", { variable, place }), {
      ...{ code: "fromEnvironment", field: variable },
    });
  };

  return {
    read: (): OperationAnswer<"GET /api/calendar/todo-list"> => {
      const place = keeping === null ? "elsewhere" : keeping.place();
      const choices = accounts.status().flatMap(({ account: { id, url, user } }) =>
        records
          .calendars(id)
          .filter(mayKeepTodos)
          .map((list) => ({
            ...{ calendarId: list.id, name: list.name, host: new URL(url).host, user },
          })),
      );
      return {
        ...(typeof place === "string" ? { place } : { place: "list", calendarId: place.id }),
        choices,
        fixed: keeping === null || keeping.isNamed,
        mayBeHouse: keeping?.mayBeHouse === true,
        inHouse: keeping?.inHouse().length ?? 0,
      };
    },
    /** 409 where the operator told it, 400 for a list that keeps no to-dos or can't be written. */
    choose: ({ calendarId, bring = false }: Chosen): void => {
      if (keeping === null) return refuse("TASKS_PROVIDER");
      if (keeping.isNamed) return refuse("CALDAV_TODO_LIST");
      if (calendarId === null && !keeping.mayBeHouse) return refuse("TASKS_PROVIDER");
      if (calendarId === null) return records.putTodoList(null);
      const list = records.calendar(calendarId);
      const isConnected = accounts.status().some(({ account }) => account.id === list?.accountId);
      if (list === null || !isConnected || !mayKeepTodos(list))
        throw new InvalidInput("calendarId", apiSentence("notFound", { what: "calendar" }));
      atomically(() => {
        if (!list.isChosen) records.choose(calendarId, { ...list, isChosen: true });
        records.putTodoList(calendarId);
        if (bring) keeping.bring(calendarId);
      });
      accounts.choicesChanged(list.accountId);
    },
  };
};
export type TodoListService = ReturnType<typeof createTodoListService>;
