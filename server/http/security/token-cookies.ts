import { isToken } from "../../platform/tokens.ts";

/** The token that a request has in place of a cookie, as `Authorization: Bearer`; null where there is none of that form. */
export const readBearerToken = (header: string | undefined): string | null => {
  const token = /^Bearer ([^ ]+)$/i.exec(header ?? "")?.[1];
  return token !== undefined && isToken(token) ? token : null;
};

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
