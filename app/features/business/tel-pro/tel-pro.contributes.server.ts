import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { callDesks, callScripts, callSlots, calls, callTries } from "~db/schema/calls.ts";
import callBound from "./call.process.server.ts";
import { callsInChain } from "./calls.chain.server.ts";
import { callNeeds } from "./calls.needs.server.ts";
import { sampleRows } from "./example.server.ts";

export default {
  needsMe: [callNeeds],
  chain: [callsInChain],
  owned: [
    { by: calls.workspace, sample: calls.sample },
    { by: callTries.workspace },
    { by: callScripts.workspace },
    { by: callDesks.workspace },
    { by: callSlots.workspace },
  ],
  mentions: [
    { column: calls.takenBy, as: "owner", fate: "empty" },
    { column: calls.caller, keep: "what a caller said they are called, in the firm's own list" },
    { column: calls.phone, keep: "a number of the firm's own list, which no account has" },
    { column: calls.phoneKey, keep: "the same number, to be compared" },
  ],
  retention: [{ since: calls.createdAt, days: 3 * 365 }],
  samples: (db, { workspace, language, now }) =>
    sampleRows(language, now).map((row) =>
      db.insert(calls).values({ ...row, id: crypto.randomUUID(), workspace }),
    ),
  processes: [callBound],
  toasts: [
    toastSet("tel-pro", { callLogged: "ok", callJoined: "ok", callMoved: "ok", callScript: "ok" }),
    toastSet("call-desk", { callHours: "ok", callAsked: "ok" }),
  ],
} satisfies Contribution;
