import { expect, it } from "vitest";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins } from "../../fixtures/access/sign-in.ts";

it("a wall that is only a page in a browser has no full screen to leave, whatever the PIN", async () => {
  const server = await startTestServer({ env: familyPins });
  const browser = openTestBrowser(server);
  for (const pin of ["2468", "0000"]) {
    const { status, body } = await browser.send("POST", "/api/kiosk/leave", {
      memberId: "mom",
      pin,
    });
    expect([status, body.code]).toEqual([405, "unsupported"]);
  }
  await server.close();
});
