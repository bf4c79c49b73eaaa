import { describe, expect, it } from "vitest";
import { readEndpoint } from "./push-services.ts";

describe("messages go", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://jmt17.google.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://wns2-par02p.notify.windows.com/w/?token=abc",
    "https://web.push.apple.com/abc",
  ])("to a push service of the usual browsers: %s", (address) => {
    expect(readEndpoint(address, [])).toEqual({ ofOperator: false });
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://fcm.googleapis.com@evil.example/abc",
    "https://user:word@fcm.googleapis.com/abc",
    "https://fcm.googleapis.com.evil.example/abc",
    "https://fcmxgoogleapis.com/abc",
    "https://evil.example/fcm.googleapis.com",
    "https://evil.example#.push.apple.com",
    "https://evil.example/.push.apple.com",
    "https://evilpush.apple.com/abc",
    "https://push.services.mozilla.com.evil.example/abc",
    "https://notify.windows.com/w",
    "https://192.168.1.1/abc",
    "https://127.0.0.1/abc",
    "https://[::1]/abc",
    "https://[::ffff:192.168.1.1]/abc",
    "https://localhost/abc",
    "https://169.254.169.254/latest",
    "https://2130706433/abc",
    "ftp://fcm.googleapis.com/abc",
    "javascript:alert(1)",
    "fcm.googleapis.com",
    "",
  ])("nowhere else: %s", (address) => {
    expect(readEndpoint(address, ["push.example"])).toBeNull();
  });

  it("to a host that the operator named, at its port and no other", () => {
    const own = ["push.example", "127.0.0.1:5232"];
    expect(readEndpoint("https://push.example/abc", own)).toEqual({ ofOperator: true });
    expect(readEndpoint("http://127.0.0.1:5232/abc", own)).toEqual({ ofOperator: true });
    expect(readEndpoint("http://127.0.0.1:5233/abc", own)).toBeNull();
    expect(readEndpoint("https://a.push.example/abc", own)).toBeNull();
  });
});
