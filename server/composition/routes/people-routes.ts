import { createReplaceRoster } from "../../features/members/replace-roster.ts";
import { memberRoutes } from "../../features/members/routes.ts";
import { wallRoutes } from "../../features/walls/routes.ts";
import type { Identity } from "../identity.ts";

/** The handlers of who lives here, of what each may do, and of the walls. */
export const createPeopleRoutes = ({ members, roster, access, walls }: Identity) => ({
  ...memberRoutes({
    roster,
    pinOwners: access.pinOwners,
    pictureOwners: access.pictureOwners,
    replace: createReplaceRoster({
      roster: members,
      pinOwners: access.pinOwners,
      onReplaced: access.forgetStrangers,
    }),
  }),
  ...access.routes,
  ...wallRoutes({
    ...{ walls, roster },
    devices: (asked) => access.deviceList.list(asked).items,
    forget: access.deviceList.revoke,
  }),
});
