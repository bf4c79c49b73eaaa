import { numberFormatter } from "#client/i18n/formatters.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** What is left until a moment, as a timer shows it: "4:07", "1:04:07"; "0:00" once it is over. Both in ms. */
export const timeLeftUntil = (endsAt: number, now: number): string => {
  const seconds = Math.max(0, Math.floor((endsAt - now) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours === 0
    ? `${minutes}:${two(seconds % 60)}`
    : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
};

/** How long a timer is, in words: "20 min", "1 hr 20 min", in the reader's language. */
export const timerDuration = (seconds: number, locale: string): string => {
  const parts = [
    ["hour", Math.floor(seconds / 3600)],
    ["minute", Math.floor(seconds / 60) % 60],
    ["second", seconds % 60],
  ] as const;
  const said = parts
    .filter(([, value]) => value > 0)
    .map(([unit, value]) =>
      numberFormatter(locale, { style: "unit", unit, unitDisplay: "short" }).format(value),
    );
  return said.join(" ");
};
