/** Makes a formatter once for a locale and options: a slow phone takes milliseconds for each. */
const once = <Options, Formatter>(make: (locale: string, options?: Options) => Formatter) => {
  const made = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const name = locale + (options === undefined ? "" : JSON.stringify(options));
    let formatter = made.get(name);
    if (formatter === undefined) made.set(name, (formatter = make(locale, options)));
    return formatter;
  };
};

type DateOptions = Intl.DateTimeFormatOptions;
type NumberOptions = Intl.NumberFormatOptions;

/** The one formatter of dates for a locale and options, among them the zone. */
export const dateFormatter = once(
  (locale: string, options?: DateOptions) => new Intl.DateTimeFormat(locale, options),
);
/** The one formatter of numbers for a locale and options. */
export const numberFormatter = once(
  (locale: string, options?: NumberOptions) => new Intl.NumberFormat(locale, options),
);
/** The one formatter of distances in time for a locale: "tomorrow", "in 3 hours". */
export const distanceFormatter = once(
  (locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }),
);
/** The one formatter of enumerations for a locale. */
export const listFormatter = once((locale: string) => new Intl.ListFormat(locale));
/** The one choice of plural forms for a locale. */
export const pluralRules = once((locale: string) => new Intl.PluralRules(locale));

/** Whether a locale's clock counts to twelve. */
export const countsToTwelve = once(
  (locale: string) => dateFormatter(locale, { hour: "numeric" }).resolvedOptions().hour12 === true,
);
