import { memo, Suspense, useDeferredValue, useLayoutEffect } from "react";
import { Route, Router, Switch, useLocation } from "wouter";
import { keepTrying } from "#client/platform/keep-trying.ts";
import { createLazyValue, useLazyValue } from "#client/platform/lazy-value.ts";
import { HomePage } from "../features/home/HomePage.tsx";
import { changeRoom, roomIn } from "./change-room.ts";
import { DrawnAddressContext, sayDrawn, useDrawnAddress } from "./drawn-address.ts";

const roomRoutes = createLazyValue(
  async () => (await keepTrying(() => import("./RoomRoutes.tsx"))).RoomRoutes,
);

/** Fetches the addresses of every page but Home. */
export const loadRoomRoutes = roomRoutes.load;

const Rooms = () => {
  const RoomRoutes = useLazyValue(roomRoutes, true);
  return RoomRoutes === undefined ? null : <RoomRoutes />;
};

const RoomAt = ({ address }: { address: string }) => (
  <DrawnAddressContext value={address}>
    {/* oxlint-disable-next-line react/hooks -- the router calls it in the hooks that it gives */}
    <Router hook={useDrawnAddress} aroundNav={changeRoom}>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route component={Rooms} />
        </Switch>
      </Suspense>
    </Router>
  </DrawnAddressContext>
);

/** The room of an address; what it leads to isn't drawn again with what is around it. */
const Room = memo(RoomAt);

/**
 * The wall's addresses below the first setup: Home comes with the first picture, the others when it rests. Another room is
 * drawn in pieces, between which the wall hears fingers; within a room a tap counts from the page that it sees.
 */
export const AppRoutes = () => {
  const [address] = useLocation();
  const last = useDeferredValue(address);
  const drawn = roomIn(last) === roomIn(address) ? address : last;
  useLayoutEffect(() => sayDrawn(drawn));
  return <Room address={drawn} />;
};
