import { numberFormatter } from "./formatters.ts";

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** A number of bytes as people say it: "4.2 MB". */
export const formatBytes = (bytes: number, locale: string): string => {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return numberFormatter(locale, {
    style: "unit",
    unit: units[power] ?? "byte",
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
};
