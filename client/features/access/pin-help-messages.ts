import type { Message } from "../../i18n/catalogue.ts";
import type { FeatureMessages } from "../../i18n/use-messages.ts";

const en = {
  byParent: "{name} has no PIN yet. A parent sets one on their phone, under Settings → PINs.",
  childByParent:
    "{name} has no PIN yet. A parent sets one on their phone, under Settings → PINs, or shows a code for this phone there, under “Sign a phone in”.",
  forgotten: "Forgotten? A parent sets a new one on their phone, under Settings → PINs.",
  forgottenByParent:
    "Forgotten? Another parent sets a new one under Settings → PINs. Else this does, on the wall’s machine: family-wall pin-reset {id}",
  notSetUp:
    "Nobody has a PIN yet: the house isn’t set up, and until it is these may be sample people.",
  setUp: "Set up the house",
} as const satisfies Record<string, Message>;

/** Who helps somebody that has no PIN where one is asked for, or forgot it, in every language. */
export const pinHelpMessages: FeatureMessages<typeof en> = {
  en,
  de: {
    byParent:
      "{name} hat noch keine PIN. Ein Elternteil setzt sie auf dem eigenen Handy, unter Einstellungen → PINs.",
    childByParent:
      "{name} hat noch keine PIN. Ein Elternteil setzt sie auf dem eigenen Handy, unter Einstellungen → PINs, oder zeigt dort unter „Ein Handy anmelden“ einen Code für dieses Handy.",
    forgotten:
      "Vergessen? Ein Elternteil setzt auf dem eigenen Handy eine neue, unter Einstellungen → PINs.",
    forgottenByParent:
      "Vergessen? Der andere Elternteil setzt eine neue, unter Einstellungen → PINs. Sonst hilft das hier, auf dem Rechner der Wand: family-wall pin-reset {id}",
    notSetUp:
      "Noch hat niemand eine PIN: Das Haus ist nicht eingerichtet, und bis dahin sind das hier vielleicht Beispielleute.",
    setUp: "Das Haus einrichten",
  },
};
