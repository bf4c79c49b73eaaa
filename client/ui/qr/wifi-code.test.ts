import { expect, it } from "vitest";
import { wifiCode } from "./wifi-code.ts";

it("a guest's phone joins the Wi-Fi whatever stands in its name and password", () => {
  expect(wifiCode({ name: "Gäste; oben", password: String.raw`a:b"c\d` })).toBe(
    String.raw`WIFI:T:WPA;S:Gäste\; oben;P:a\:b\"c\\d;;`,
  );
});

it("a Wi-Fi without a password is an open one", () => {
  expect(wifiCode({ name: "Gast", password: "" })).toBe("WIFI:T:nopass;S:Gast;;");
});
