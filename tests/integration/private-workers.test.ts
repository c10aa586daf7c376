import { expect, test } from "vitest";
import { product } from "./support/product.ts";
import { rawRequest } from "./support/raw.ts";

// Miniflare leads a request to the worker that this header names; what stands behind the app has no other caller.
test.each([
  { worker: "groundwork-search", path: "/search", body: { query: "rebar", language: "en", visitor: "v" } },
  { worker: "groundwork-voice", path: "/sessions", body: { visitor: "v", language: "en", mode: "practice" } },
])("nobody outside reaches $worker", async ({ worker, path, body }) => {
  const { status, body: answer } = await rawRequest(product, {
    method: "POST",
    path,
    headers: { "content-type": "application/json", "mf-route-override": worker },
    body: JSON.stringify({ network: "n", ...body }),
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(answer).not.toContain('"ok":true');
});
