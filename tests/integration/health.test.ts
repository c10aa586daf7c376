import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { healthSchema } from "../../workers/shared/health.ts";
import { Browser } from "./support/browser.ts";
import { ownProduct, product } from "./support/product.ts";

const healthOf = async (target: { origin: string }) => {
  const { status, body, headers } = await new Browser(target).get("/healthz");
  return { status, headers, health: v.parse(healthSchema, JSON.parse(body)) };
};

describe("health", () => {
  test("is well when the database and all workers answer, and is never kept", async () => {
    const { status, headers, health } = await healthOf(product);
    expect(status).toBe(200);
    expect(health).toMatchObject({
      status: "ok",
      service: "app",
      dependencies: {
        database: { ok: true, detail: "d1" },
        jobs: { ok: true },
        voice: { ok: true },
        search: { ok: true },
        assistant: { ok: true, detail: "embedded answers" },
        mail: { ok: true, detail: "outbox" },
      },
    });
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("is poor when a worker beside the app cannot work, and does not say why to everybody", async () => {
    const own = await ownProduct({ SEARCH_DIALECT: "nonsense", VOICE_BASE_URL: "not an address" });
    const { status, health } = await healthOf(own);
    expect(status).toBe(503);
    expect(health.status).toBe("degraded");
    for (const worker of ["voice", "search"]) {
      expect(health.dependencies[worker]).toMatchObject({ ok: false, detail: "unavailable" });
    }
    expect(health.dependencies.database?.ok).toBe(true);
    // The pages do not depend on them.
    expect((await new Browser(own).get("/shop")).status).toBe(200);
    const session = await new Browser(own).post("/api/voice/session", {});
    expect([session.status, JSON.parse(session.body)]).toEqual([503, { error: "unavailable" }]);
    expect((await new Browser(own).get("/v1/convai/conversation")).status).toBe(426);
  });
});
