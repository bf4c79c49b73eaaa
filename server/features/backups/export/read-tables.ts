import Database from "better-sqlite3";
import type { Db } from "../../../db/connection.ts";
import { exportedTables } from "./export-tables.ts";

/** A column's value as an export has it. */
export type ExportedValue = string | number | null;
export type ExportedRow = Readonly<Record<string, ExportedValue>>;

/** A table with its columns, and those whose text is JSON. */
export interface ExportedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly jsonColumns: ReadonlySet<string>;
  /** Its rows in the order of its key; can be read once at a time. */
  rows(): Iterable<ExportedRow>;
}

/** The family's tables as they are at one moment, while others write on. */
export interface TablesSnapshot {
  readonly schemaVersion: number;
  readonly tables: readonly ExportedTable[];
  close(): void;
}

interface Column {
  readonly name: string;
  /** The column's place in the key, from 1; 0 outside of it. */
  readonly pk: number;
}

/** The columns of a table whose text is JSON. */
export const jsonColumnsOf = (db: Db, table: string): ReadonlySet<string> => {
  const sql = db
    .prepare<[string], string>("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?")
    .pluck()
    .get(table);
  const checked = [...(sql ?? "").matchAll(/json_valid\((\w+)\)/g)];
  return new Set(checked.flatMap(([, column]) => column ?? []));
};

const openTable = (db: Db, name: string): ExportedTable => {
  const found = db.prepare<[], Column>(`PRAGMA table_xinfo(${name})`).all();
  const key = found
    .filter(({ pk }) => pk > 0)
    .toSorted((a, b) => a.pk - b.pk)
    .map((column) => column.name);
  const columns = found.map((column) => column.name);
  const select = `SELECT ${columns.join(", ")} FROM ${name} ORDER BY ${key.join(", ")}`;
  const jsonColumns = jsonColumnsOf(db, name);
  return { name, columns, jsonColumns, rows: () => db.prepare<[], ExportedRow>(select).iterate() };
};

/** Opens the exported tables of a database file on a connection of its own. */
export const openTables = (file: string): TablesSnapshot => {
  const db = new Database(file, { readonly: true, timeout: 5000 });
  try {
    // The first read pins the moment; without a transaction each table would have its own.
    db.exec("BEGIN");
    const schemaVersion = Number(db.pragma("user_version", { simple: true }));
    const tables = exportedTables.map((name) => openTable(db, name));
    return { schemaVersion, tables, close: () => void db.close() };
  } catch (error) {
    db.close();
    throw error;
  }
};
