import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installCompanion } from "./install.ts";
import { endProgram, freePort, untilAnswers } from "./rclone.ts";

/** Starts an S3-compatible server with one bucket; it checks signatures with the key that it documents. */
export const startS3rver = async () => {
  const program = join(installCompanion("s3rver"), "node_modules/s3rver/bin/s3rver.js");
  const dir = mkdtempSync(join(tmpdir(), "family-wall-s3rver-"));
  const bucket = "family";
  mkdirSync(join(dir, bucket));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      ...[program, "--directory", dir, "--address", "127.0.0.1", "--port", String(port)],
      ...["--silent", "--no-vhost-buckets", "--configure-bucket", bucket],
    ],
    { stdio: "ignore" },
  );
  const endpoint = `http://127.0.0.1:${port}`;
  await untilAnswers(endpoint, child);
  return {
    ...{ endpoint, bucket, accessKey: "S3RVER", secretKey: "S3RVER" },
    /** Stops it and removes its folder. */
    close: async (): Promise<void> => {
      await endProgram(child);
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
