import { expect } from "vitest";

/** Says whose reads of the clock are noted: this test file's, also in the programs and threads that it starts. */
process.env["CLOCK_READER"] = expect.getState().testPath;
