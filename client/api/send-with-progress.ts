import type { FetchLike } from "./call.ts";

/** Sends as `fetch` does and tells how much of the body has gone, from 0 to 1; `fetch` itself can't. */
export const sendWithProgress =
  (onProgress: (share: number) => void): FetchLike =>
  (url, { method = "GET", headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onProgress(total === 0 ? 0 : loaded / total),
      );
      const fail = () => reject(new TypeError("the network failed"));
      request.addEventListener("error", fail);
      request.addEventListener("abort", fail);
      request.addEventListener("load", () =>
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: headersOf(request),
          }),
        ),
      );
      signal?.addEventListener("abort", () => request.abort());
      request.send(body instanceof Blob ? body : null);
    });

const headersOf = (request: XMLHttpRequest): [string, string][] =>
  request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
    .map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name, value.join(": ")];
    });
