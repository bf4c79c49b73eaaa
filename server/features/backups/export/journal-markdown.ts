import type { ExportedRow, ExportedTable } from "./read-tables.ts";

/** How a photo of an upload is called in the archive. */
export const exportedPhoto = (id: string, type: string): string =>
  `photos/uploads/${id}.${type === "webp" ? "webp" : "jpg"}`;

type Names = ReadonlyMap<string, string>;

const rowsOf = (tables: readonly ExportedTable[], name: string): ExportedRow[] => [
  ...(tables.find((table) => table.name === name)?.rows() ?? []),
];

/** What rows say, by the entry that they belong to. */
const byEntry = (
  rows: readonly ExportedRow[],
  say: (row: ExportedRow) => string,
): ReadonlyMap<string, string[]> => {
  const said = new Map<string, string[]>();
  for (const row of rows) {
    const entry = String(row["entry_id"]);
    said.set(entry, [...(said.get(entry) ?? []), say(row)]);
  }
  return said;
};

/** The journal as Markdown files, one a month, by their names in the archive; photos are those of the archive. */
export const journalMarkdown = (
  tables: readonly ExportedTable[],
  names: Names,
): ReadonlyMap<string, string> => {
  const types = new Map(
    rowsOf(tables, "uploads").map(({ id, type }) => [String(id), String(type)]),
  );
  const nameOf = (id: unknown): string => names.get(String(id)) ?? String(id);
  const photos = byEntry(rowsOf(tables, "journal_photos"), ({ name }) => {
    const file = exportedPhoto(String(name), types.get(String(name)) ?? "jpeg");
    return `![](../${file})`;
  });
  const tags = byEntry(rowsOf(tables, "journal_tags"), ({ tag }) => String(tag));
  const people = byEntry(
    rowsOf(tables, "journal_people").filter(({ about }) => about === 1),
    ({ member_id }) => nameOf(member_id),
  );
  const months = new Map<string, string[]>();
  for (const { id, day, author_id, text } of rowsOf(tables, "journal_entries")) {
    const entry = String(id);
    const about = [nameOf(author_id), ...(people.get(entry) ?? [])].join(" · ");
    const tagged = (tags.get(entry) ?? []).map((tag) => `#${tag}`).join(" ");
    const words = [`## ${String(day)}`, `*${about}*`, String(text), tagged];
    const parts = [...words, ...(photos.get(entry) ?? [])].filter((part) => part !== "");
    const file = `journal/${String(day).slice(0, 7)}.md`;
    months.set(file, [...(months.get(file) ?? []), parts.join("\n\n")]);
  }
  return new Map([...months].map(([file, entries]) => [file, `${entries.join("\n\n")}\n`]));
};
