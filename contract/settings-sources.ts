import * as z from "zod";
import { sourceErrorCode } from "./errors.ts";
import { domains, type Operations } from "./operation.ts";
import { memberId } from "./values.ts";

/** A text of a source, which brings its own words in every language of the screens. */
export const translated = z.object({ en: z.string(), de: z.string() }).meta({ id: "Translated" });
export type Translated = z.infer<typeof translated>;

/** What a screen asks for: `one` and `several` of what a test finds, `members` one for each member. */
export const connectionFieldKind = z.enum([
  "address",
  "secret",
  "text",
  "folder",
  "one",
  "several",
  "yesNo",
  "members",
]);
export type ConnectionFieldKind = z.infer<typeof connectionFieldKind>;

const field = z
  .object({
    variable: z.string().meta({ description: "The variable that keeps it." }),
    kind: connectionFieldKind,
    label: translated,
    hint: translated.optional(),
    placeholder: z.string().optional(),
    required: z.boolean(),
    isSet: z
      .boolean()
      .meta({ description: "Whether it has a value, which is never given out again." }),
    isOn: z.boolean().optional().meta({ description: "For `yesNo`: what is in use." }),
    fixedBy: z
      .string()
      .optional()
      .meta({ description: "Where the operator gave it; no screen changes it." }),
    members: z
      .array(z.object({ memberId, variable: z.string(), fixedBy: z.string().optional() }))
      .optional()
      .meta({ description: "For `members`: the variable of each." }),
  })
  .meta({ id: "SourceField" });
export type SourceField = z.infer<typeof field>;

const libraryProblem = z.enum(["npmMissing", "npmFailed", "notRunning", "notKept"]);
export type LibraryProblem = z.infer<typeof libraryProblem>;

const library = z
  .object({
    state: z.enum(["missing", "fetching", "there"]),
    version: z.string().optional().meta({ description: "The version that is there." }),
    problem: libraryProblem.optional().meta({
      description:
        "Why the last try failed: no npm on the wall's machine, npm couldn't fetch it, it doesn't run there, or the disk didn't take it.",
    }),
  })
  .meta({ id: "SourceLibrary" });
export type SourceLibrary = z.infer<typeof library>;

const connectableSource = z
  .object({
    name: z.string(),
    title: translated.meta({ description: "The service's own name, where it has one." }),
    lead: translated,
    isActive: z.boolean(),
    isConnected: z.boolean().meta({ description: "Whether a screen connected it." }),
    isFixed: z.boolean().meta({
      description: "The operator gave its address or what opens it: no screen changes these.",
    }),
    thisMachine: z.boolean().meta({
      description: "A parent allowed it on the wall's own machine.",
    }),
    today: translated.meta({ description: "What becomes of what the family has today." }),
    copies: z
      .boolean()
      .meta({ description: "Whether what the family has today can be copied over now." }),
    fields: z.array(field),
    library: library.optional().meta({
      description: "The service's own library, where it needs one on the wall's machine.",
    }),
  })
  .meta({ id: "ConnectableSource" });
export type ConnectableSource = z.infer<typeof connectableSource>;

const sourcesOfDomain = z
  .object({
    domain: z.enum(domains),
    active: z.string().meta({ description: "The provider that is used." }),
    fixedBy: z.string().optional().meta({
      description: "Where the operator chose it; then it is the only one.",
    }),
    sources: z.array(connectableSource),
  })
  .meta({ id: "SourcesOfDomain" });
export type SourcesOfDomain = z.infer<typeof sourcesOfDomain>;

const choice = z.object({
  value: z.string(),
  label: z.string(),
  chosen: z.boolean().meta({ description: "Whether it is what is connected now." }),
});
export type ConnectionChoice = z.infer<typeof choice>;

const tested = z
  .object({
    problem: sourceErrorCode
      .optional()
      .meta({ description: "Why nothing was found; then all else is empty." }),
    version: z.string().optional(),
    account: z.string().optional().meta({ description: "Whose account it is." }),
    usable: z.boolean().meta({ description: "Whether it can be connected like this." }),
    found: z.array(translated).meta({ description: "What was found, in words." }),
    missing: z.array(z.string()).meta({
      description: "Rights that are missing, as the service names them.",
    }),
    choices: z.record(z.string(), z.array(choice)).meta({
      description: "What can be chosen, by the variable that it is for.",
    }),
  })
  .meta({ id: "TestedSource" });
export type TestedSource = z.infer<typeof tested>;

const text = z
  .string()
  .max(2000)
  .regex(/^[^\0\r\n]*$/, "expected a text of one line");
const values = z
  .record(
    z.string().max(100),
    z.union([text, z.array(text.regex(/^[^;]*$/, "expected a text without ;")).max(100)]),
  )
  .meta({
    description:
      "By variable. What is left out stays as it is connected, as long as the address is the same; an empty text takes it away.",
  });

const typed = z.strictObject({
  values,
  thisMachine: z.boolean().optional().meta({
    description: "A parent's word that the service runs on the wall's own machine.",
  }),
});
export type TypedSource = z.infer<typeof typed>;

const params = z.object({
  domain: z.enum(domains),
  name: z.string().min(1).max(40),
});

const parentsSettings = { access: "parentNow", unlock: "settings" } as const;
const word = (en: string, de: string): Translated => ({ en, de });

export const settingsSources = {
  "GET /api/sources": {
    operationId: "listSources",
    summary: "What can be connected on a screen, and what of it is",
    description:
      "Calendars have operations of their own. No value that was typed is ever given out again.",
    ...parentsSettings,
    answer: z.object({ items: z.array(sourcesOfDomain) }).meta({ id: "Sources" }),
    topic: "settings",
    example: {
      answer: {
        items: [
          {
            domain: "tasks",
            active: "local",
            sources: [
              {
                name: "todoist",
                title: word("Todoist", "Todoist"),
                lead: word("Chores and to-dos of a Todoist account.", "Aufgaben bei Todoist."),
                isActive: false,
                isConnected: false,
                isFixed: false,
                thisMachine: false,
                today: word("They stay in the house, hidden.", "Sie bleiben im Haus, verborgen."),
                copies: true,
                fields: [
                  {
                    variable: "TODOIST_TOKEN",
                    kind: "secret",
                    label: word("API token", "API-Token"),
                    required: true,
                    isSet: false,
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  "POST /api/sources/{domain}/{name}/test": {
    operationId: "testSource",
    summary: "See what a source has, without keeping anything",
    ...parentsSettings,
    params,
    body: typed,
    answer: tested,
    errors: [409, 429],
    stale: [],
    example: {
      body: { values: { TODOIST_TOKEN: "a-token" } },
      answer: {
        account: "Kim",
        usable: true,
        found: [word("2 projects", "2 Projekte")],
        missing: [],
        choices: { TODOIST_TODO_PROJECT: [{ value: "1", label: "To do", chosen: false }] },
      },
    },
  },
  "POST /api/sources/{domain}/{name}/library": {
    operationId: "fetchSourceLibrary",
    summary: "Fetch a service's own library onto the wall's machine",
    description:
      "By the machine's npm, in the version that the service has, without its scripts; tried before it is used. Takes minutes: how it goes is in `GET /api/sources`. 400 `sourceNotConnected` says in `reason` why the service can't be asked for its version.",
    ...parentsSettings,
    params,
    body: typed,
    answer: library,
    errors: [409, 429],
    stale: ["settings"],
    example: {
      body: { values: { ACTUAL_URL: "http://192.168.1.20:5006" } },
      answer: { state: "fetching" },
    },
  },
  "PUT /api/sources/{domain}/{name}": {
    operationId: "connectSource",
    summary: "Use a source from now on, after it was tested once more",
    description:
      "Writes it down and starts the wall again, which takes a moment; unlocks end. What the family has today stays in the house and is hidden; with `copy` it is written into the source first. 400 `sourceNotConnected` says in `reason` why it can't be used.",
    ...parentsSettings,
    params,
    body: typed.extend({
      today: z
        .enum(["hide", "copy"])
        .meta({ description: "What becomes of what the family has today." }),
    }),
    answer: z
      .object({
        copied: z.int().min(0),
        left: z
          .int()
          .min(0)
          .meta({ description: "What the source can't hold, and stays in the house." }),
      })
      .meta({ id: "ConnectedSource" }),
    errors: [409, 429, 502],
    stale: ["settings"],
    example: {
      body: { values: { TODOIST_TOKEN: "a-token" }, today: "hide" },
      answer: { copied: 0, left: 0 },
    },
  },
  "DELETE /api/sources/{domain}/{name}": {
    operationId: "disconnectSource",
    summary: "Forget a source that a screen connected",
    description:
      "Starts the wall again where it was in use; what the house had before is shown again. What the source has stays there.",
    ...parentsSettings,
    params,
    status: 204,
    answer: z.void(),
    errors: [409],
    stale: ["settings"],
    example: {},
  },
} as const satisfies Operations;
