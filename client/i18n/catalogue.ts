import type { PlaceholdersIn } from "#contract/messages/placeholders.ts";
import type { en } from "./en.ts";
import { numberFormatter, pluralRules } from "./formatters.ts";

/** A sentence for each plural form that a language has. */
export type Plural = { readonly other: string } & Partial<
  Readonly<Record<Exclude<Intl.LDMLPluralRule, "other">, string>>
>;

export type Message = string | Plural;
export type TextKey = keyof typeof en;

/** Every sentence in one language: the same keys as English, plural where English is. */
export type CoreCatalogue = CatalogueOf<typeof en>;

type NamesOf<M> = M extends string
  ? PlaceholdersIn<M>
  : M extends { readonly other: infer S extends string }
    ? PlaceholdersIn<S> | "count"
    : never;

type Messages = Readonly<Record<string, Message>>;

/** The same sentences in another language as `E` has in English. */
export type CatalogueOf<E extends Messages> = {
  readonly [K in keyof E]: E[K] extends string ? string : Plural;
};

type ParamsFor<M> = [NamesOf<M>] extends [never]
  ? []
  : [params: Readonly<Record<NamesOf<M>, string | number>>];

/** What a sentence needs to be told: nothing, or its names in braces. */
export type ParamsOf<K extends TextKey> = ParamsFor<(typeof en)[K]>;

/** Says a sentence of a catalogue. */
export type TranslateOf<E extends Messages> = <K extends keyof E>(
  key: K,
  ...params: ParamsFor<E[K]>
) => string;

/** Fills in a sentence of a feature's own catalogue; counts choose the plural form, numbers are written as the locale does. */
export const createTranslate =
  <E extends Messages>(catalogue: CatalogueOf<E>, locale: string): TranslateOf<E> =>
  (key, ...[params]) => {
    const given: Readonly<Record<string, string | number>> = params ?? {};
    const message: Message = catalogue[key];
    const sentence =
      typeof message === "string"
        ? message
        : (message[pluralRules(locale).select(Number(given["count"]))] ?? message.other);
    return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = given[name] ?? "";
      return typeof value === "number" ? numberFormatter(locale).format(value) : value;
    });
  };

/** The sentences that every screen has. */
export const createCoreTranslate = (catalogue: CoreCatalogue, locale: string) =>
  createTranslate<typeof en>(catalogue, locale);

export type Translate = ReturnType<typeof createCoreTranslate>;
