import { withoutUnwritable } from "#server/platform/plain-text.ts";
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";
import { iso } from "../../platform/clock.ts";
import type { BudgetErrorCode } from "#contract/messages/error-codes.ts";
import { SourceMissing } from "../../platform/errors.ts";
import { defineProvider, type ProviderTools } from "../provider.ts";
import type { BudgetSnapshot, BudgetSource } from "./port.ts";

const mostBytes = 5_000_000;
/** Whole minor units; what is more than a house costs is left out where the months are read. */
const money = z.number().refine(Number.isInteger, { error: "expected whole minor units" });

/** The JSON file that a script writes; docs/budget.md describes it. */
const drop = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  updated: z.iso.datetime({ offset: true }),
  months: z.record(
    z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    z
      .array(
        z.object({
          id: z.string().min(1).max(200),
          name: z.string().min(1).max(200),
          budgeted: money,
          spent: money,
          hidden: z.boolean().default(false),
          income: z.boolean().default(false),
        }),
      )
      .max(1000)
      .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, {
        error: "expected each category once",
      }),
  ),
});

const parse = (text: string): BudgetSnapshot => {
  const { currency, updated, months } = drop.parse(JSON.parse(text));
  return {
    currency,
    updatedAt: Date.parse(updated),
    months: new Map(
      Object.entries(months).map(([month, rows]) => [
        month,
        rows
          .filter(({ hidden, income }) => !hidden && !income)
          .map(({ id, name, budgeted, spent }) => ({
            ...{ id, name: withoutUnwritable(name), budgeted, spent },
          })),
      ]),
    ),
  };
};

type FileTrouble = Extract<BudgetErrorCode, `budgetFile${string}`>;

const sentences = {
  budgetFileMissing: "The budget's file can't be read. Look whether it is there and may be read.",
  budgetFileBroken: "The budget's file is not what docs/budget.md describes.",
} as const satisfies Record<FileTrouble, string>;

/** What this provider needs in addition to the tools. */
export interface BudgetFileDeps {
  /** The base of relative paths. */
  readonly workingDir: string;
}

const create = ({ clock }: ProviderTools, budgetFile: string): BudgetSource => {
  let read: { readonly mark: string; readonly snapshot: BudgetSnapshot } | null = null;
  let errorCode: FileTrouble | null = null;
  let checkedAt: number | null = null;

  const refuse = (code: FileTrouble): never => {
    errorCode = code;
    throw new SourceMissing("budget", "unreachable", sentences[code], code);
  };
  const textOf = (): { mark: string; text: string | null } => {
    try {
      const { size, mtimeMs, ino } = statSync(budgetFile);
      if (size > mostBytes) return refuse("budgetFileBroken");
      // A file that replaced another within the same tick of the clock has a number of its own.
      const mark = `${size} ${mtimeMs} ${ino}`;
      return { mark, text: mark === read?.mark ? null : readFileSync(budgetFile, "utf8") };
    } catch (error) {
      if (error instanceof SourceMissing) throw error;
      return refuse("budgetFileMissing");
    }
  };
  const parsed = (text: string): BudgetSnapshot => {
    try {
      return parse(text);
    } catch {
      return refuse("budgetFileBroken");
    }
  };

  return {
    can: [],
    health: () => ({
      state: errorCode === null ? "ok" : read === null ? "unreachable" : "stale",
      ...(checkedAt === null ? {} : { checkedAt: iso(checkedAt) }),
      ...(errorCode === null ? {} : { error: sentences[errorCode], code: errorCode }),
    }),
    snapshot: async () => {
      checkedAt = clock.now();
      const { mark, text } = textOf();
      if (text !== null) read = { mark, snapshot: parsed(text) };
      if (read === null) return refuse("budgetFileMissing");
      errorCode = null;
      return read.snapshot;
    },
  };
};

/** Reads a budget from a JSON file. */
export const file = defineProvider({
  domain: "budget",
  name: "file",
  env: z.object({ BUDGET_FILE: z.string().optional() }),
  create: (tools: ProviderTools & BudgetFileDeps, { BUDGET_FILE }) =>
    BUDGET_FILE === undefined ? null : create(tools, resolve(tools.workingDir, BUDGET_FILE)),
});
