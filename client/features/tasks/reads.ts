import { defineRead } from "../../api/call.ts";

/** The reads of the boards and of the to-dos. */
export const boardRead = defineRead("GET /api/board/{board}", "tasks");
export const todosRead = defineRead("GET /api/tasks/todos", "tasks", { items: [] });
