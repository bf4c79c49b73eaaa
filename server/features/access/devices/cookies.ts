import { isToken } from "./tokens.ts";

/** The names of the wall's cookies; they carry a prefix because other programs on the same host see them too. */
export const cookieNames = {
  wall: "family_wall_device",
  phone: "family_wall_session",
  unlock: "family_wall_unlock",
} as const;

/** The token in a request's cookie; null where there is none, it has another form, or the name comes twice. */
export const readTokenCookie = (header: string | undefined, name: string): string | null => {
  const words = (header ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const [token] = words;
  return words.length === 1 && token !== undefined && isToken(token) ? token : null;
};
