import type { devices } from "#contract/devices.ts";
import type { signInLinks as signInLinkContract } from "#contract/devices-sign-in.ts";
import type { members } from "#contract/members.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { ChoosePictures } from "./pins/choose-pictures.ts";
import type { ChoosePin } from "./pins/choose-pin.ts";
import type { DeviceList } from "./devices/device-list.ts";
import type { BrowserLock } from "./unlock/browser-lock.ts";
import type { Sessions } from "./devices/sessions.ts";
import type { SignInLinks } from "./sign-in-links/sign-in-links.ts";

interface AccessRoutesDeps {
  readonly sessions: Sessions;
  readonly lock: BrowserLock;
  readonly choosePin: ChoosePin;
  readonly deviceList: DeviceList;
  readonly choosePictures: ChoosePictures;
  readonly signInLinks: SignInLinks;
}

type Access = Omit<typeof members, "GET /api/members" | "PUT /api/members" | "PATCH /api/members"> &
  typeof devices &
  typeof signInLinkContract;

/** The handlers for signing in and out, unlocking and locking, choosing PINs, and listing walls and phones. */
export const accessRoutes = ({
  sessions,
  lock,
  choosePin,
  deviceList,
  choosePictures,
  signInLinks,
}: AccessRoutesDeps): OperationHandlers<Access> => ({
  "POST /api/session": ({ body, ...asked }) => sessions.signIn(body, asked),
  "GET /api/session": sessions.current,
  "DELETE /api/session": (asked) => {
    sessions.signOut(asked);
    lock.close(asked);
  },
  "PUT /api/session/app": ({ body, ...asked }) => sessions.noteApp(body.installed, asked),
  "POST /api/unlock": ({ body, ...asked }) => lock.open(body, asked),
  "POST /api/budget/unlock": ({ body, ...asked }) => lock.openBudget(body, asked),
  "GET /api/unlock": lock.current,
  "DELETE /api/unlock": lock.close,
  "PUT /api/members/{id}/pin": ({ params, body, ...asked }) => choosePin(params.id, body, asked),
  "PUT /api/members/{id}/pictures": ({ params, body }) => choosePictures(params.id, body.pictures),
  "GET /api/devices": deviceList.list,
  "DELETE /api/devices/{id}": ({ params }) => deviceList.revoke(params.id),
  "POST /api/devices/{id}/unlock": ({ params, ...asked }) => deviceList.unlock(params.id, asked),
  "POST /api/sign-in-links": ({ body, ...asked }) => signInLinks.show(body, asked),
  "GET /api/sign-in-links/{id}": ({ params, ...asked }) => signInLinks.current(params.id, asked),
  "DELETE /api/sign-in-links/{id}": ({ params, ...asked }) => signInLinks.end(params.id, asked),
  "POST /api/session/link": ({ body, ...asked }) => signInLinks.redeem(body, asked),
});
