import wasm from "@phi-ag/argon2/argon2.wasm";
import type { ServerBuild } from "@remix-run/cloudflare";
import * as build from "../../build/server/jobs/index.js";
import { createAppHandler } from "../app/handler.ts";
import { createPasswords } from "../app/passwords.ts";
import { healthOf, healthResponse } from "../shared/health.ts";

const handle = createAppHandler({
  build: build as unknown as ServerBuild,
  mode: "production",
  passwords: createPasswords(wasm),
  behind: true,
});

export default {
  fetch: (request, bindings, context) => {
    if (new URL(request.url).pathname === "/healthz") return healthResponse(healthOf("jobs", {})) as never;
    return handle(request as unknown as Request, bindings as unknown as AppBindings, context) as never;
  },
} satisfies ExportedHandler<JobsBindings>;
