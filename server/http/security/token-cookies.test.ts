import { describe, expect, it } from "vitest";
import { cookieNames } from "#server/http/cookie-names.ts";
import { readTokenCookie } from "./token-cookies.ts";
import { newToken } from "#server/platform/tokens.ts";

const name = cookieNames.phone;
const token = newToken();

describe("a cookie", () => {
  it("is found among those of other programs on the same machine", () => {
    expect(readTokenCookie(`theme=dark; ${name}=${token}; session=abc; x`, name)).toBe(token);
    expect(readTokenCookie(`a="b;c";${name}=${token}`, name)).toBe(token);
  });

  it.each([
    ["is missing", undefined],
    ["is empty", `${name}=`],
    ["is too short", `${name}=${token.slice(1)}`],
    ["is too long", `${name}=${token}A`],
    ["is quoted", `${name}="${token}"`],
    ["is escaped", `${name}=%41${token.slice(1)}`],
    ["holds something else", `${name}=' OR 1=1; --`],
    ["has another name", `x${name}=${token}`],
    ["has its name in capitals", `${name.toUpperCase()}=${token}`],
    ["was set a second time by somebody else", `${name}=${newToken()}; ${name}=${token}`],
  ])("counts as none when it %s", (_how, header) => {
    expect(readTokenCookie(header, name)).toBeNull();
  });
});
