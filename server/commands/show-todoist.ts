import { createOutbound } from "../platform/outbound/outbound.ts";
import { createTodoistClient } from "../providers/tasks/todoist/client.ts";
import { todoistEnv } from "../providers/tasks/todoist/env.ts";
import { type Environment, mergeEnvironment } from "../config/env.ts";
import { ConfigError } from "../platform/config-error.ts";
import { createLog } from "../platform/log.ts";
import { systemClock } from "../platform/clock.ts";
import { UnconfirmedError } from "../providers/tasks/port.ts";

interface Machine {
  readonly environment: Environment;
  readonly workingDir: string;
  /** Prints a sentence in the terminal. */
  readonly say: (sentence: string) => void;
}

type Named = { readonly id: string; readonly name: string };

const rows = (say: Machine["say"], title: string, named: readonly Named[]): void => {
  say(`${title}:`);
  for (const { id, name } of named) say(`  ${id}  ${name}`);
  if (named.length === 0) say("  none");
};

/**
 * Lists Todoist's projects and people and the lines for `.env`; throws a ConfigError where Todoist can't be read.
 * Never prints the token.
 */
export const showTodoist = async (machine: Machine): Promise<void> => {
  const { environment, workingDir, say } = machine;
  const read = todoistEnv.safeParse(mergeEnvironment(environment, workingDir));
  if (!read.success)
    throw new ConfigError(
      read.error.issues.map(({ path, message }) => ({ where: String(path[0]), message })),
    );
  const { TODOIST_URL: url, TODOIST_TOKEN: token } = read.data;
  if (token === undefined)
    throw new ConfigError([
      {
        where: "TODOIST_TOKEN",
        message: "is missing. Todoist shows it in Settings, Integrations, Developer.",
      },
    ]);
  const log = createLog("error", { write: () => undefined });
  const outbound = createOutbound({ clock: systemClock, log });
  const client = createTodoistClient({ url, token, outbound, clock: systemClock });
  try {
    const [user, projects, sections] = await Promise.all([
      client.user(),
      client.projects(),
      client.sections(),
    ]);
    const shared = projects.filter((project) => project.is_shared);
    const others = await Promise.all(shared.map(({ id }) => client.collaborators(id)));
    const identity = new Map<string, Named>([[user.id, { id: user.id, name: user.full_name }]]);
    for (const { id, name } of others.flat()) identity.set(id, { id, name });
    rows(say, "People", [...identity.values()]);
    rows(say, "Projects", projects);
    rows(say, "Sections", sections);
    say("\nLines for .env; <ID> is a member's id in upper case:");
    say("TASKS_PROVIDER=todoist");
    say("TODOIST_TODO_PROJECT=<id of the project with to-dos>");
    say("TODOIST_ROUTINE_PROJECT=<id of the project with routines>");
    for (const { id, name } of identity.values()) say(`TODOIST_UID_<ID>=${id}  # ${name}`);
  } catch (error) {
    if (!(error instanceof UnconfirmedError)) throw error;
    throw new ConfigError([{ where: "TODOIST_URL", message: error.message }]);
  }
};
