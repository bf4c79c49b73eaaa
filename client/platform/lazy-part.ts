import { type ComponentType, lazy } from "react";
import { keepTrying } from "./keep-trying.ts";

/** A part of a page that is fetched when it is first shown, and comes once the server is back where it couldn't be had. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await keepTrying(load) }));
