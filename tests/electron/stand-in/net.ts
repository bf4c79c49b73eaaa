import { EventEmitter } from "node:events";
import { request as requestPlain } from "node:http";

/** The options of a request. */
export interface RequestOptions {
  readonly hostname: string;
  readonly port?: number | string;
  readonly path: string;
  readonly headers?: Record<string, string>;
}

/** Electron's `net`, for plain http. */
export const net = {
  request: ({ hostname, port, path, headers }: RequestOptions) => {
    const events = new EventEmitter();
    const asked = requestPlain({ hostname, port, path, headers: headers ?? {} }, (response) =>
      events.emit("response", response),
    );
    asked.on("error", (error) => events.emit("error", error));
    asked.on("close", () => events.emit("close"));
    return Object.assign(events, {
      end: () => void asked.end(),
      abort: () => void asked.destroy(),
      setHeader: (name: string, value: string) => void asked.setHeader(name, value),
    });
  },
};
