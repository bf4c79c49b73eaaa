import { isToken } from "./tokens.ts";

/** The cookies of this house; other programs on the same machine see them too, so the names say whose they are. */
export const cookieNames = {
  wall: "family_wall_device",
  phone: "family_wall_session",
  unlock: "family_wall_unlock",
} as const;

/** The token in a request's cookie; null when there is none, it isn't one of ours, or the name comes twice. */
export const readTokenCookie = (header: string | undefined, name: string): string | null => {
  const words = (header ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const [token] = words;
  return words.length === 1 && token !== undefined && isToken(token) ? token : null;
};
