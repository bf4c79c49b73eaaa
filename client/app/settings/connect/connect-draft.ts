import type {
  ConnectableSource,
  SourceField,
  TestedSource,
  TypedSource,
} from "#contract/settings-sources.ts";

/** What is typed and chosen about a source, by variable; nothing of it is kept on the device. */
export type ConnectDraft = Readonly<Record<string, string | readonly string[]>>;

/** Whether a field is chosen of what a test finds. */
export const isChosenOfFound = ({ kind }: SourceField): boolean =>
  kind === "one" || kind === "several" || kind === "members";

const leads = (field: SourceField): boolean => field.kind === "address" || field.kind === "secret";

/** Whether a screen may write a field of this source. */
export const isOpen = (source: ConnectableSource, field: SourceField): boolean =>
  field.fixedBy === undefined && !(source.isFixed && leads(field));

/** What is sent: what was typed, and what was chosen. An empty text stays away, so that what is connected stays. */
export const typedOf = (
  source: ConnectableSource,
  draft: ConnectDraft,
  thisMachine: boolean,
): TypedSource => {
  const variables = source.fields
    .filter((field) => isOpen(source, field))
    .flatMap((field) =>
      field.kind === "members"
        ? (field.members ?? [])
            .filter(({ fixedBy }) => fixedBy === undefined)
            .map(({ variable }) => variable)
        : [field.variable],
    );
  const values: TypedSource["values"] = {};
  for (const variable of variables) {
    const value = draft[variable];
    if (value === undefined) continue;
    if (typeof value !== "string") values[variable] = [...value];
    else if (value.trim() !== "" || !isText(source, variable)) values[variable] = value.trim();
  }
  const hasAddress = source.fields.some(
    (field) => field.kind === "address" && isOpen(source, field),
  );
  return { values, ...(hasAddress ? { thisMachine } : {}) };
};

const isText = (source: ConnectableSource, variable: string): boolean =>
  source.fields.some((field) => field.variable === variable && !isChosenOfFound(field));

/** Whether everything that a test needs is there. */
export const canTest = (source: ConnectableSource, draft: ConnectDraft): boolean =>
  source.fields
    .filter((field) => field.required && !isChosenOfFound(field))
    .every(({ variable, isSet }) => isSet || String(draft[variable] ?? "").trim() !== "");

/** Whether everything that connecting needs is there. */
export const canConnect = (source: ConnectableSource, draft: ConnectDraft): boolean =>
  canTest(source, draft) &&
  source.fields
    .filter((field) => field.required && isChosenOfFound(field) && isOpen(source, field))
    .every(({ variable }) => String(draft[variable] ?? "") !== "");

const isSameName = (one: string, other: string): boolean =>
  one.normalize().trim().toLocaleLowerCase() === other.normalize().trim().toLocaleLowerCase();

/** What is chosen before anybody chooses: what is connected now, the only one there is, and people of the same name. */
export const firstChoices = (
  { fields }: ConnectableSource,
  { choices }: TestedSource,
  nameOf: (memberId: string) => string | undefined,
): ConnectDraft => {
  const draft: Record<string, string | string[]> = {};
  for (const field of fields) {
    const some = choices[field.variable] ?? [];
    const inUse = some.filter(({ chosen }) => chosen).map(({ value }) => value);
    if (field.kind === "several") draft[field.variable] = inUse;
    if (field.kind === "one") {
      const [only] = some.length === 1 && field.required ? some.map(({ value }) => value) : [];
      const chosen = inUse[0] ?? only;
      if (chosen !== undefined) draft[field.variable] = chosen;
    }
    for (const { memberId, variable } of field.members ?? []) {
      const people = choices[variable] ?? [];
      const name = nameOf(memberId) ?? "";
      const who =
        people.find(({ chosen }) => chosen) ?? people.find(({ label }) => isSameName(label, name));
      draft[variable] = who?.value ?? "";
    }
  }
  return draft;
};
