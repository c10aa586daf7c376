import wasm from "@phi-ag/argon2/argon2.wasm";
import type { ServerBuild } from "@remix-run/cloudflare";
import * as build from "../../build/server/app/index.js";
import { isOfJobs } from "./elsewhere.ts";
import { createAppHandler, entryOf } from "./handler.ts";
import { createPasswords } from "./passwords.ts";
import { runScheduled } from "./scheduled.ts";

const app = build as unknown as ServerBuild;
const handle = createAppHandler({
  build: app,
  mode: "production",
  passwords: createPasswords(wasm),
  isElsewhere: isOfJobs,
});

export default {
  fetch: (request, bindings, context) => handle(request as unknown as Request, bindings, context) as never,
  scheduled: (_event, bindings, context) => context.waitUntil(runScheduled(bindings, entryOf(app))),
} satisfies ExportedHandler<AppBindings>;
