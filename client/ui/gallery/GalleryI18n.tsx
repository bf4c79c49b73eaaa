import { type ReactNode, useEffect, useState } from "react";
import { createCoreTranslate } from "../../i18n/catalogue.ts";
import { createFormats } from "../../i18n/formats.ts";
import { catalogueOf, type Language, loadCatalogue } from "../../i18n/language.ts";
import { I18nContext } from "../../i18n/use-i18n.ts";

/** Gives a language's words, without a family that has chosen it; draws nothing until they are here. */
export const GalleryI18n = ({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) => {
  const [loaded, setLoaded] = useState<Language>();
  useEffect(() => {
    void loadCatalogue(language).then(() => setLoaded(language));
    document.documentElement.lang = language;
  }, [language]);
  const catalogue = loaded && catalogueOf(loaded);
  if (loaded === undefined || catalogue === undefined) return null;
  const i18n = {
    ...{ language: loaded, locale: loaded },
    ...{ t: createCoreTranslate(catalogue, loaded), ...createFormats(loaded, "Europe/Berlin") },
  };
  return <I18nContext value={i18n}>{children}</I18nContext>;
};
