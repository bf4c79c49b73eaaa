import { type Connection, type ConnectionOutcome, counted } from "../../connection.ts";
import type { ProviderTools } from "../../provider.ts";
import { UnconfirmedError } from "../port.ts";
import { createTodoistClient, type TodoistClient } from "./client.ts";
import type { TodoistEnv } from "./env.ts";

const project = { en: "project", de: "Projekt" };
const projects = { en: "projects", de: "Projekte" };
const person = { en: "person", de: "Person" };
const persons = { en: "people", de: "Personen" };

const lookAround = async (client: TodoistClient): Promise<ConnectionOutcome> => {
  const [user, all] = await Promise.all([client.user(), client.projects()]);
  const open = all.filter((one) => !one.is_archived && !one.is_deleted);
  const shared = open.filter((one) => one.is_shared);
  const others = await Promise.all(shared.map(({ id }) => client.collaborators(id)));
  const people = new Map(others.flat().map(({ id, name }) => [id, name]));
  people.set(user.id, user.full_name);
  const named = open.map(({ id, name }) => ({ value: id, label: name }));
  return {
    account: user.full_name,
    found: [counted(open.length, project, projects), counted(people.size, person, persons)],
    choices: {
      TODOIST_TODO_PROJECT: named,
      TODOIST_ROUTINE_PROJECT: named,
      "TODOIST_UID_<ID>": [...people].map(([value, label]) => ({ value, label })),
    },
  };
};

/** How a screen connects Todoist: by a token, with a project for to-dos, one for routines, and who is who. */
export const todoistConnection: Connection<ProviderTools, TodoistEnv> = {
  title: { en: "Todoist", de: "Todoist" },
  lead: {
    en: "Chores and to-dos of a Todoist account. Stars, streaks and turns stay in the house.",
    de: "Aufgaben aus einem Todoist-Konto. Sterne, Serien und Reihenfolgen bleiben im Haus.",
  },
  fields: [
    {
      variable: "TODOIST_TOKEN",
      kind: "secret",
      required: true,
      label: { en: "API token", de: "API-Token" },
      hint: {
        en: "In Todoist: Settings, Integrations, Developer.",
        de: "In Todoist: Einstellungen, Integrationen, Entwickler.",
      },
    },
    {
      variable: "TODOIST_TODO_PROJECT",
      kind: "one",
      required: true,
      label: { en: "Which project has the to-dos?", de: "In welchem Projekt sind die To-dos?" },
    },
    {
      variable: "TODOIST_ROUTINE_PROJECT",
      kind: "one",
      required: true,
      label: {
        en: "Which project has the routines?",
        de: "In welchem Projekt sind die Routinen?",
      },
    },
    {
      variable: "TODOIST_UID_<ID>",
      kind: "members",
      label: { en: "Who is who at Todoist?", de: "Wer ist bei Todoist wer?" },
    },
  ],
  today: {
    en: "Today’s chores and to-dos stay in the house and are hidden. They come back when you take Todoist away.",
    de: "Die heutigen Aufgaben bleiben im Haus und werden verborgen. Nehmt ihr Todoist wieder weg, sind sie wieder da.",
  },
  copies: true,
  test: async ({ outbound, clock }, { TODOIST_URL: url, TODOIST_TOKEN: token }) => {
    if (token === undefined) return { problem: "tokenRefused" };
    try {
      return await lookAround(createTodoistClient({ url, token, outbound, clock }));
    } catch (error) {
      if (error instanceof UnconfirmedError) return { problem: error.reason };
      throw error;
    }
  },
};
