import * as z from "zod";

const prefix = "TODOIST_UID_";

const publicUrl = "https://api.todoist.com/api/v1";

/** Whether an interface's address is one that the operator gave, rather than Todoist's own. */
export const isOperatorsUrl = (url: string): boolean => url !== publicUrl;

/** The environment variables of Todoist. */
export const todoistEnv = z.object({
  TODOIST_URL: z
    .url({
      protocol: /^https?$/,
      error: "expected an address such as https://api.todoist.com/api/v1",
    })
    .transform((url) => url.replace(/\/+$/, ""))
    .default(publicUrl),
  TODOIST_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "expected the token as Todoist shows it, without spaces")
    .optional(),
  TODOIST_TODO_PROJECT: z.string().default("todos"),
  TODOIST_ROUTINE_PROJECT: z.string().default("chores"),
});
const withUsers = z
  .record(z.string(), z.unknown())
  .transform((environment) =>
    Object.entries(environment).flatMap(([name, uid]): [string, string][] =>
      name.startsWith(prefix) && typeof uid === "string" ? [[name.slice(prefix.length), uid]] : [],
    ),
  );
/** The variables, with each member's Todoist user from `TODOIST_UID_<ID>` by the upper-case id. */
export const todoistEnvironment = todoistEnv
  .loose()
  .transform((words) => ({ ...todoistEnv.parse(words), users: new Map(withUsers.parse(words)) }));

export type TodoistEnv = z.output<typeof todoistEnvironment>;
