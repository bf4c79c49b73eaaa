import type { en } from "./en.ts";

/** A sentence for each plural form that a language has. */
export type Plural = { readonly other: string } & Partial<
  Readonly<Record<Exclude<Intl.LDMLPluralRule, "other">, string>>
>;

export type Message = string | Plural;
export type TextKey = keyof typeof en;

/** Every sentence in one language: the same keys as English, plural where English is. */
export type Catalogue = {
  readonly [K in TextKey]: (typeof en)[K] extends string ? string : Plural;
};

type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type NamesOf<M> = M extends string
  ? NamesIn<M>
  : M extends { readonly other: infer S extends string }
    ? NamesIn<S> | "count"
    : never;

/** What a sentence needs to be told: nothing, or its names in braces. */
export type ParamsOf<K extends TextKey> = [NamesOf<(typeof en)[K]>] extends [never]
  ? []
  : [params: Readonly<Record<NamesOf<(typeof en)[K]>, string | number>>];

/** Fills in a sentence; counts choose the plural form, numbers are written as the locale does. */
export const speak =
  (catalogue: Catalogue, locale: string) =>
  <K extends TextKey>(key: K, ...[params]: ParamsOf<K>): string => {
    const given: Readonly<Record<string, string | number>> = params ?? {};
    const message: Message = catalogue[key];
    const sentence =
      typeof message === "string"
        ? message
        : (message[new Intl.PluralRules(locale).select(Number(given["count"]))] ?? message.other);
    return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = given[name] ?? "";
      return typeof value === "number" ? new Intl.NumberFormat(locale).format(value) : value;
    });
  };

export type Translate = ReturnType<typeof speak>;
