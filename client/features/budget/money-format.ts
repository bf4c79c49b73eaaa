import { numberFormatter } from "../../i18n/formatters.ts";

/** An amount in pieces: what is read from across the room, the small change in it, and what may follow. */
export interface MoneyParts {
  readonly large: string;
  readonly change: string;
  readonly after: string;
}

/** How a locale writes amounts of a currency (ISO 4217), given in its minor units. */
export const createMoneyFormat = (locale: string, currency: string) => {
  const format = numberFormatter(locale, { style: "currency", currency });
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return {
    text: (amount: number): string => format.format(amount / unit),
    pieces: (amount: number): MoneyParts => {
      const parts = format.formatToParts(amount / unit);
      const said = (from: number, to?: number) =>
        parts
          .slice(from, to)
          .map(({ value }) => value)
          .join("");
      const point = parts.findIndex(({ type }) => type === "decimal");
      if (point < 0) return { large: said(0), change: "", after: "" };
      return { large: said(0, point), change: said(point, point + 2), after: said(point + 2) };
    },
  };
};
export type MoneyFormat = ReturnType<typeof createMoneyFormat>;
