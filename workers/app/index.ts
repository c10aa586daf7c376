import wasm from "@phi-ag/argon2/argon2.wasm";
import type { ServerBuild } from "@remix-run/cloudflare";
import * as build from "../../build/server/index.js";
import { createAppHandler } from "./handler.ts";
import { createPasswords } from "./passwords.ts";
import { runScheduled } from "./scheduled.ts";

const handle = createAppHandler({
  build: build as unknown as ServerBuild,
  mode: "production",
  passwords: createPasswords(wasm),
});

export default {
  fetch: (request, bindings, context) => handle(request as unknown as Request, bindings, context) as never,
  scheduled: (_event, bindings, context) => context.waitUntil(runScheduled(bindings)),
} satisfies ExportedHandler<AppBindings>;
