import "../parent-port.mjs";

// Who asks whether this is Electron is told that it is.
Object.defineProperty(process.versions, "electron", { value: process.env["STAND_IN_VERSION"] });
// A utility process doesn't outlive its browser.
process.on("disconnect", () => process.exit(0));
