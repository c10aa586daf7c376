import type { AppLoadContext } from "@remix-run/cloudflare";
import { storeOf } from "~/engines/file/file.server.ts";
import { type Present, presentOwner } from "~/engines/trust/trust.server.ts";
import { dayAfter } from "~/lib/local-day.ts";
import { type Answer, badForm, parseForm, replyOf, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { writtenAt } from "~/services/waiting-post.server.ts";
import { OBSERVATIONS, SAFETY_LIMITS } from "./dashboard.limits.ts";
import { Observation, ObservationRemoval } from "./dashboard.schemas.ts";
import { observe, removeObservation } from "./observations.commands.server.ts";
import { readObservations } from "./observations.queries.server.ts";

/** Phones that lay in a truck over a holiday still know how long ago something was written. */
const MOST_WAITED_MS = 14 * 24 * 60 * 60 * 1000;

/** When what a form says was seen: when it was written, as far back as is likely. */
export const seenAt = (request: Request, now: Date): Date => writtenAt(request, now, MOST_WAITED_MS) ?? now;

const TYPED = ["what", "place"] as const;
const STATUS: Record<string, number> = { full: 409, tooMany: 409, tooLarge: 413 };

/** What was seen lately, and how much of it was safe; who owns nothing yet sees it empty. */
export async function observationsView(
  { db, formKey }: Pick<AppLoadContext, "db" | "formKey">,
  actor: Present | undefined,
  today: string,
) {
  const span = { since: dayAfter(today, -SAFETY_LIMITS.leadingDays), until: today };
  const found = actor ? await readObservations(db, actor, span) : { rows: [], observed: 0, safe: 0 };
  return { ...found, readOnly: actor?.role === "viewer", idem: formKey() };
}
export type ObservationsView = Awaited<ReturnType<typeof observationsView>>;

/** An observation in three fields and a photo, or taking one away. */
export async function answerObservation(
  context: AppLoadContext,
  { form, file, today }: { form: FormData; file: File | undefined; today: string },
): Promise<Answer> {
  const fields = typedIn(form);
  const store = storeOf(context);
  if (form.get("intent") === "remove") {
    const submission = parseForm(form, ObservationRemoval);
    if (submission.status !== "success") return badForm(replyOf(submission), fields);
    const removed = await removeObservation(store, await presentOwner(context), submission.value.observation);
    if (!removed.ok) throw noAccess(fields, TYPED);
    return { ok: true, toast: "observationRemoved", to: OBSERVATIONS };
  }
  const submission = parseForm(form, Observation);
  if (submission.status !== "success") return badForm(replyOf(submission), fields);
  const { intent: _, verdict, ...seen } = submission.value;
  const photo =
    file && file.size > 0 ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } : undefined;
  const kept = await observe(store, await presentOwner(context), {
    ...{ ...seen, isSafe: verdict === "safe", seenOn: today, photo },
  });
  if (kept.ok) return { ok: true, toast: "observationKept", to: OBSERVATIONS };
  const { error } = kept;
  if (error === "not-allowed") throw noAccess(fields, TYPED);
  const status = STATUS[error] ?? 400;
  if (error === "full") return { ok: false, status, sent: { fields, errors: {}, problem: "errors.full" } };
  const isKnown = error === "tooLarge" || error === "tooMany";
  return { ok: false, status, sent: { fields, errors: { file: `errors.${isKnown ? error : "photo"}` } } };
}
