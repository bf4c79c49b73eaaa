import SunHorizon from "~icons/ph/sun-horizon";
import SunHorizonFill from "~icons/ph/sun-horizon-fill";
import ListChecks from "~icons/ph/list-checks";

/** The icons of tabs, for an app whose first picture shows them. */
export const tabIcons = { dawn: SunHorizon, sunrise: SunHorizonFill, lists: ListChecks };
