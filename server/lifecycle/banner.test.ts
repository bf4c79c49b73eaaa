import { describe, expect, it } from "vitest";
import { banner } from "./banner.ts";
import { lanAddress } from "../http/phone-urls.ts";

const phoneLine = async (
  url: string,
  reachable: boolean,
  publicUrl?: string,
): Promise<string | undefined> =>
  (await banner({ url, reachable, publicUrl }))
    .split("\n")
    .find((line) => line.includes("  Phone "))
    ?.trim();

describe("the terminal's line for phones", () => {
  it("names the public address where there is one", async () => {
    expect(await phoneLine("https://127.0.0.1:8080", false, "https://wall.example")).toBe(
      "Phone   https://wall.example/m/",
    );
  });

  it("names the address that the wall was told to answer to", async () => {
    expect(await phoneLine("http://192.168.1.20:8080", true)).toBe(
      "Phone   http://192.168.1.20:8080/m/",
    );
    expect(await phoneLine("http://[2001:db8::20]:8080", true)).toBe(
      "Phone   http://[2001:db8::20]:8080/m/",
    );
  });

  it.runIf(lanAddress() !== null)(
    "names this machine's address in the house where the wall answers everywhere",
    async () => {
      expect(await phoneLine("http://127.0.0.1:8080", true)).toBe(
        `Phone   http://${lanAddress()}:8080/m/`,
      );
    },
  );

  it("tells what to do while no phone can reach it", async () => {
    expect(await phoneLine("http://127.0.0.1:8080", false)).toContain("set BIND_ADDR=0.0.0.0");
  });
});
