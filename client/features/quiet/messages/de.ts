import type { CatalogueOf } from "#client/i18n/catalogue.ts";
import type { en } from "./en.ts";

/** The same in German. */
export const de: CatalogueOf<typeof en> = {
  goodNight: "Die Wand schläft bis {time}. Eine Berührung weckt sie.",
  hidden: "Das Foto ist ausgeblendet",
  resting: "Die Wand ruht. Eine Berührung weckt sie.",
  yearsAgo: { one: "Heute vor einem Jahr", other: "Heute vor {count} Jahren" },
};
