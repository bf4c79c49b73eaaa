import * as z from "zod";

const optional = z.string().nullish();

/** A task, open or completed. */
export const todoistTask = z.object({
  id: z.string(),
  project_id: z.string(),
  section_id: optional,
  responsible_uid: optional,
  labels: z.array(z.string()),
  checked: z.boolean(),
  is_deleted: z.boolean().default(false),
  added_at: z.iso.datetime({ offset: true }).nullish(),
  due: z
    .object({
      /** A day, a local time, or an instant that ends in Z. */
      date: z.string().regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z?)?$/),
      is_recurring: z.boolean(),
      string: z.string(),
      lang: optional,
    })
    .nullish(),
  content: z.string(),
  description: z.string().default(""),
  child_order: z.number().default(0),
});
export type TodoistTask = z.output<typeof todoistTask>;

const named = z.object({ id: z.string(), name: z.string() });

/** A section of a project. */
export const todoistSection = named.extend({ project_id: z.string() });

/** A project. */
export const todoistProject = named.extend({
  is_archived: z.boolean().default(false),
  is_deleted: z.boolean().default(false),
  is_shared: z.boolean().default(false),
});

/** A person of a shared project. */
export const todoistCollaborator = named.extend({ email: z.string() });

/** The owner of the token. */
export const todoistUser = z.object({ id: z.string(), email: z.string(), full_name: z.string() });

/** The writable fields of a task, in Todoist's names. */
export interface TodoistFields {
  readonly content?: string;
  readonly description?: string;
  readonly project_id?: string;
  readonly labels?: readonly string[];
  readonly assignee_id?: string | null;
  readonly due_string?: string;
  readonly due_lang?: string;
  readonly due_date?: string;
  readonly due_datetime?: string;
}
