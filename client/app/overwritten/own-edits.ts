import type { Topic } from "#contract/operation.ts";
import { editedRowsOf } from "./edited-rows.ts";
import { fieldText, isRow, type KnownRow } from "./field-text.ts";
import { overwrittenOf, type OverwrittenField, type OwnEdit } from "./find-overwritten.ts";
import { isOfEachTime, isOneTime, isWholeSeries, timeFields } from "./series-times.ts";

const weekMs = 7 * 86_400_000;
const mostEdits = 100;

/** Whether something that was stored is an edit as this version keeps it. */
export const isOwnEdit = (value: unknown): value is OwnEdit =>
  isRow(value) &&
  typeof value["id"] === "string" &&
  typeof value["at"] === "number" &&
  Array.isArray(value["topics"]) &&
  isRow(value["fields"]);

/** An edit without what was written anew, and without the times where one of these was. */
const withoutFields = (edit: OwnEdit, names: readonly string[]): OwnEdit => {
  const isTimed = names.some((name) => timeFields.has(name));
  const left = Object.entries(edit.fields).filter(
    ([name]) => !names.includes(name) && !(isTimed && timeFields.has(name)),
  );
  return { ...edit, fields: Object.fromEntries(left) };
};

/** What was remembered of a row and stays so when some of it is written anew; its times as they are by then. */
const keptFields = (before: OwnEdit | undefined, row: KnownRow, names: readonly string[]) => {
  if (before === undefined) return {};
  const left = withoutFields(before, names).fields;
  const times = Object.keys(before.fields)
    .filter((name) => !(name in left) && !(isWholeSeries(row) && isOfEachTime(name)))
    .map((name) => [name, fieldText(row, name)]);
  return { ...left, ...Object.fromEntries(times) };
};

/** Makes the memory of what was written in this browser: whoever wrote first is told when a later change of the same field won. */
export const createOwnEdits = (kept: readonly OwnEdit[], save: (all: OwnEdit[]) => void) => {
  let edits = [...kept];
  const replace = (next: OwnEdit[]): void => {
    edits = next.slice(-mostEdits);
    save(edits);
  };
  return {
    /** Takes what another page of this browser has kept by now. */
    recall: (newest: readonly OwnEdit[]): void => {
      edits = [...newest];
    },
    /** Forgets everything: another member holds this phone, or nobody. */
    forgetAll: (): void => replace([]),
    topics: (): ReadonlySet<Topic> => new Set(edits.flatMap(({ topics }) => topics)),
    /** Remembers what the server made of an edit; `edited` is what was sent. */
    remember: (answer: unknown, edited: unknown, topics: readonly Topic[], now: number): void => {
      for (const { id, row, names } of editedRowsOf(answer, edited, topics)) {
        if (names.length === 0) continue;
        const before = edits.find((edit) => edit.id === id);
        const fields = Object.fromEntries(names.map((name) => [name, fieldText(row, name)]));
        const series = isOneTime(row) ? String(row["seriesId"]) : undefined;
        replace([
          ...edits
            .filter((edit) => edit.id !== id && now - edit.at < weekMs)
            // What is written of every time is written over what was of one.
            .map((edit) => (edit.series === id ? withoutFields(edit, names) : edit)),
          {
            ...{ id, topics, at: now },
            ...(series === undefined ? {} : { series }),
            fields: { ...keptFields(before, row, names), ...fields },
          },
        ]);
      }
    },
    /** Forgets a thing and the times of it: this browser has made another of it. */
    forget: (id: string): void => {
      if (edits.some((edit) => edit.id === id || edit.series === id))
        replace(edits.filter((edit) => edit.id !== id && edit.series !== id));
    },
    /** Takes what this browser has made of a row by another write than an edit for what it wrote there. */
    renew: (answer: unknown): void => {
      if (!isRow(answer)) return;
      const known = edits.find(({ id }) => id === answer["id"]);
      if (known === undefined) return;
      const names = Object.keys(known.fields);
      const fields = Object.fromEntries(names.map((name) => [name, fieldText(answer, name)]));
      replace(edits.map((edit) => (edit === known ? { ...edit, fields } : edit)));
    },
    /** What somebody else wrote over, each told once; a row that isn't in these answers is told by nothing. */
    overwrittenIn: (topic: Topic, data: readonly unknown[]): OverwrittenField[] => {
      const ownIds = new Set<unknown>(edits.map(({ id }) => id));
      const told = edits
        .filter(({ topics }) => topics.includes(topic))
        .map((edit) => ({ edit, found: overwrittenOf(edit, data, ownIds) }))
        .filter(({ found }) => found.length > 0);
      if (told.length === 0) return [];
      replace(
        edits.map((edit) => {
          const gone = told.find((one) => one.edit === edit)?.found.map(({ field }) => field) ?? [];
          return withoutFields(edit, gone);
        }),
      );
      return told.flatMap(({ found }) => found);
    },
  };
};
export type OwnEdits = ReturnType<typeof createOwnEdits>;
