import { Suspense } from "react";
import { Route, Switch } from "wouter";
import { keepTrying } from "#client/platform/keep-trying.ts";
import { createLazyValue, useLazyValue } from "#client/platform/lazy-value.ts";
import { HomePage } from "../features/home/HomePage.tsx";

const roomRoutes = createLazyValue(
  async () => (await keepTrying(() => import("./RoomRoutes.tsx"))).RoomRoutes,
);

/** Fetches the addresses of every page but Home. */
export const loadRoomRoutes = roomRoutes.load;

const Rooms = () => {
  const RoomRoutes = useLazyValue(roomRoutes, true);
  return RoomRoutes === undefined ? null : <RoomRoutes />;
};

/** The wall's addresses below the first setup: Home comes with the first picture, the others when it rests. */
export const AppRoutes = () => (
  <Suspense fallback={null}>
    <Switch>
      <Route path="/" component={HomePage} />
      <Route component={Rooms} />
    </Switch>
  </Suspense>
);
