import type { AppLoadContext } from "@remix-run/cloudflare";
import { and, eq } from "drizzle-orm";
import { type Holding, mayRead } from "~/engines/trust/trust.server.ts";
import { localDay } from "~/lib/local-day.ts";
import { parseForm, replyOf, type Sent, typedIn } from "~/services/form.server.ts";
import { noAccess } from "~/services/refusal.server.ts";
import { sites } from "~db/schema/tools.ts";
import { NEAR_MISS } from "./dashboard.limits.ts";
import { NearMissByLink } from "./dashboard.schemas.ts";
import { reportByLink } from "./near-miss-link.commands.server.ts";

/** What is given back to whoever lost the link while the page was open. */
export const LINK_TYPED = ["what", "place", "printedName"] as const;

const STATUS: Record<string, number> = { full: 409, today: 429, "photo.tooLarge": 413, "photo.full": 409 };

/** The form of a site for whoever holds its link; undefined where there is no such site. */
export async function nearMissView(
  { db, now, formKey }: Pick<AppLoadContext, "db" | "now" | "formKey">,
  { holder, link, name }: Holding,
) {
  const [site] = await db
    .select({ name: sites.name, siteZone: sites.siteZone })
    .from(sites)
    .where(
      and(eq(sites.id, link.subject.id), mayRead(holder, sites.workspace, { type: NEAR_MISS, id: sites.id })),
    );
  return (
    site && {
      ...{ site: site.name, zone: site.siteZone, today: localDay(now(), site.siteZone) },
      mayReport: link.verbs.includes("answer"),
      mayUpload: link.verbs.includes("upload"),
      ...{ asksName: link.asksName, name, idem: formKey() },
    }
  );
}
export type NearMissView = NonNullable<Awaited<ReturnType<typeof nearMissView>>>;

/** A report by the link of a site. */
export async function answerNearMiss(
  context: AppLoadContext,
  { holder, link }: Holding,
  { form, file, view }: { form: FormData; file: File | undefined; view: NearMissView },
): Promise<{ ok: true; printedName: string } | { ok: false; status: number; sent: Sent }> {
  const fields = typedIn(form);
  const nameless: Record<string, string> =
    link.asksName && !fields.printedName?.trim() ? { printedName: "errors.name" } : {};
  const submission = parseForm(form, NearMissByLink);
  if (submission.status !== "success") {
    const { errors, formError } = replyOf(submission);
    const sent = { fields, errors: { ...errors, ...nameless }, ...(formError && { problem: formError }) };
    return { ok: false, status: 400, sent };
  }
  const { intent: _, ...typed } = submission.value;
  const future: Record<string, string> = typed.happenedOn > view.today ? { happenedOn: "errors.future" } : {};
  const errors = { ...future, ...nameless };
  if (Object.keys(errors).length > 0) return { ok: false, status: 400, sent: { fields, errors } };
  const photo = file && { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  const { db, env, now } = context;
  const kept = await reportByLink({ db, bucket: env.pictures, now }, holder, {
    ...{ ...typed, site: link.subject.id, photo },
    printedName: link.asksName ? typed.printedName : "",
  });
  if (kept.ok) return { ok: true, printedName: typed.printedName };
  if (kept.error === "over") throw noAccess(fields, LINK_TYPED);
  const status = STATUS[kept.error] ?? 400;
  return kept.error.startsWith("photo.")
    ? { ok: false, status, sent: { fields, errors: { file: `errors.${kept.error}` } } }
    : { ok: false, status, sent: { fields, errors: {}, problem: `errors.${kept.error}` } };
}
