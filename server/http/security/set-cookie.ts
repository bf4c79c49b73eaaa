interface Attributes {
  readonly maxAgeSec: number;
  readonly path?: string;
  readonly secure: boolean;
}

/** A `Set-Cookie` value that scripts can't read and other sites can't send. */
export const serializeCookie = (
  name: string,
  value: string,
  { maxAgeSec, path = "/", secure }: Attributes,
): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAgeSec}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
