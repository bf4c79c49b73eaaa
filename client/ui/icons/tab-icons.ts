import SunHorizon from "~icons/ph/sun-horizon";
import ListChecks from "~icons/ph/list-checks";

/** The icons of tabs, for an app whose first picture shows them. */
export const tabIcons = { dawn: SunHorizon, lists: ListChecks };
