import { setImmediate as nextTurn } from "node:timers/promises";
import type { ExportHead } from "#contract/backups.ts";
import type { ExportedRow, ExportedTable, ExportedValue } from "./read-tables.ts";

const rowsAtOnce = 200;

/** Writes rows as pieces of text; requests are answered between them. */
async function* inPieces(
  rows: Iterable<ExportedRow>,
  write: (row: ExportedRow, index: number) => string,
): AsyncGenerator<string> {
  let piece = "";
  let index = 0;
  for (const row of rows) {
    piece += write(row, index);
    index += 1;
    if (index % rowsAtOnce !== 0) continue;
    yield piece;
    piece = "";
    await nextTurn();
  }
  yield piece;
}

const jsonRow = ({ jsonColumns }: ExportedTable, row: ExportedRow): string => {
  const values = Object.entries(row).map(([column, value]) => {
    const isJson = jsonColumns.has(column) && typeof value === "string";
    return `${JSON.stringify(column)}:${isJson ? value : JSON.stringify(value)}`;
  });
  return `{${values.join(",")}}`;
};

/** `family.json`: the head, then every row of every table. */
export async function* writeFamilyJson(
  head: ExportHead,
  tables: readonly ExportedTable[],
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`;
  for (const [at, table] of tables.entries()) {
    yield `${at === 0 ? "" : ","}\n${JSON.stringify(table.name)}:[`;
    yield* inPieces(
      table.rows(),
      (row, index) => `${index === 0 ? "" : ","}\n${jsonRow(table, row)}`,
    );
    yield "]";
  }
  yield "}}\n";
}

/** A value as RFC 4180 has it; instants are for people here, in UTC. */
const csvValue = (column: string, value: ExportedValue): string => {
  if (value === null) return "";
  const isInstant = typeof value === "number" && column.endsWith("_at");
  const text = isInstant ? new Date(value).toISOString() : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as CSV, with its columns' names in the first line. */
export async function* writeCsv({ columns, rows }: ExportedTable): AsyncGenerator<string> {
  const line = (values: readonly string[]): string => `${values.join(",")}\r\n`;
  yield line(columns);
  yield* inPieces(rows(), (row) =>
    line(columns.map((column) => csvValue(column, row[column] ?? null))),
  );
}
